import { Button, Stack } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { type NotificationData, notifications } from '@mantine/notifications';
import { NetworkError } from '@quartermile/core/client';
import { type Icon, IconCheck, IconExclamationMark } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { frameMessages } from '../messages/frame-messages.js';
import { isUnauthorized } from '../session/is-unauthorized.js';

/** How long a notification with a follow-up action is shown, ms. */
const FOLLOW_UP_MS = 20_000;

/** A follow-up action of a notification, such as undo. */
export interface FollowUp {
  /** Label of its button. */
  readonly label: string;
  run(): void;
}

/** Shows a success message. With a follow-up action it is shown for longer. */
export function notifySuccess(message: string, followUp?: FollowUp): void {
  if (!followUp) return show(message, 'green', IconCheck);
  const id = randomId();
  const act = (): void => {
    notifications.hide(id);
    followUp.run();
  };
  const offer = (
    <Stack gap={6} align="flex-start">
      <span>{message}</span>
      <Button variant="light" size="sm" onClick={act}>
        {followUp.label}
      </Button>
    </Stack>
  );
  show(offer, 'green', IconCheck, { id, autoClose: FOLLOW_UP_MS });
}

/** Shows an error message. The optional title names the subject. */
export function notifyFailure(message: string, title?: string): void {
  show(message, 'red', IconExclamationMark, { title });
}

/**
 * Shows an error message for a failed request, unless the session is over: then the login screen shows a message.
 * Without a response it says that nothing is sent later.
 */
export function notifyCallFailure(error: unknown, message: string): void {
  if (isUnauthorized(error)) return;
  notifyFailure(message, error instanceof NetworkError ? frameMessages.noResponse : undefined);
}

/**
 * Shows a count. A visible message of the same name is updated instead of adding another one.
 * @param onClose called when the message closes, to reset the count
 */
export function notifyCount(name: string, message: string, onClose: () => void): void {
  const notification = { ...look(message, 'green', IconCheck), id: name, onClose };
  notifications.update(notification);
  // `show` does nothing if a notification with this id is visible.
  notifications.show(notification);
}

function show(message: ReactNode, color: string, Sign: Icon, extra: Partial<NotificationData> = {}): void {
  notifications.show({ ...look(message, color, Sign), ...extra });
}

function look(message: ReactNode, color: string, Sign: Icon) {
  return {
    message,
    color,
    icon: <Sign size={18} aria-hidden="true" />,
    closeButtonProps: { 'aria-label': frameMessages.close },
  };
}
