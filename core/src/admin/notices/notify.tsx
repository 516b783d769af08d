import { Button, Stack } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { type NotificationData, notifications } from '@mantine/notifications';
import { adminMessages, FOLLOW_UP_MS } from '@quartermile/core/domain';
import { type Icon, IconCheck, IconExclamationMark } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isUnauthorized } from '../session/is-unauthorized.js';

/** What can be done about something that was just done, such as taking it back. */
export interface FollowUp {
  /** On its button. */
  readonly label: string;
  run(): void;
}

/** Tells that something was done; with a follow-up it stays longer and offers that. */
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

/** Tells that something was not done, or may not be; `title` says what it is about. */
export function notifyFailure(message: string, title?: string): void {
  show(message, 'red', IconExclamationMark, { title });
}

/** Tells that a call failed, unless the session is over: then the login tells that. */
export function notifyCallFailure(error: unknown, message: string): void {
  if (!isUnauthorized(error)) notifyFailure(message);
}

/**
 * Tells how many were done: a message of the same name that still shows is changed instead of followed by another.
 * @param onClose called when it goes, with which a count starts again
 */
export function notifyCount(name: string, message: string, onClose: () => void): void {
  const notification = { ...look(message, 'green', IconCheck), id: name, onClose };
  notifications.update(notification);
  // Does nothing while one of the name is there.
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
    closeButtonProps: { 'aria-label': adminMessages.frame.close },
  };
}
