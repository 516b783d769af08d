import { notifications } from '@mantine/notifications';
import { IconCheck, IconExclamationMark } from '@tabler/icons-react';
import { isUnauthorized } from '../session/is-unauthorized.js';

/** Tells that something was done. */
export function notifySuccess(message: string): void {
  notifications.show({ message, color: 'green', icon: <IconCheck size={18} aria-hidden="true" /> });
}

/** Tells that something was not done, or may not be. */
export function notifyFailure(message: string): void {
  notifications.show({ message, color: 'red', icon: <IconExclamationMark size={18} aria-hidden="true" /> });
}

/** Tells that a call failed, unless the session is over: then the login tells that. */
export function notifyCallFailure(error: unknown, message: string): void {
  if (!isUnauthorized(error)) notifyFailure(message);
}
