import { notifications } from '@mantine/notifications';
import { adminMessages } from '@quartermile/core/domain';
import { type Icon, IconCheck, IconExclamationMark } from '@tabler/icons-react';
import { isUnauthorized } from '../session/is-unauthorized.js';

/** Tells that something was done. */
export function notifySuccess(message: string): void {
  show(message, 'green', IconCheck);
}

/** Tells that something was not done, or may not be; `title` says what it is about. */
export function notifyFailure(message: string, title?: string): void {
  show(message, 'red', IconExclamationMark, title);
}

/** Tells that a call failed, unless the session is over: then the login tells that. */
export function notifyCallFailure(error: unknown, message: string): void {
  if (!isUnauthorized(error)) notifyFailure(message);
}

function show(message: string, color: string, Sign: Icon, title?: string): void {
  notifications.show({
    title,
    message,
    color,
    icon: <Sign size={18} aria-hidden="true" />,
    closeButtonProps: { 'aria-label': adminMessages.frame.close },
  });
}
