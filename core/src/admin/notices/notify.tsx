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

function show(message: string, color: string, Sign: Icon, title?: string): void {
  notifications.show(look(message, color, Sign, title));
}

function look(message: string, color: string, Sign: Icon, title?: string) {
  return {
    title,
    message,
    color,
    icon: <Sign size={18} aria-hidden="true" />,
    closeButtonProps: { 'aria-label': adminMessages.frame.close },
  };
}
