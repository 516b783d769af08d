import { ADMIN_SESSION_MAX_S } from './admin-limits.js';

/** Messages of the login screen. */
export const loginMessages = {
  title: 'Admin Login',
  intro: 'Enter your admin credentials to access the dashboard',
  failed: 'Login failed',
  network: 'Network error',
  invalid: 'Invalid email or password.',
  tooMany: 'Too many failed logins. Please wait a few minutes and try again.',
  emailRequired: 'Please enter your email.',
  passwordRequired: 'Please enter your password.',
  noScript: 'The dashboard needs JavaScript. Please switch it on in this browser, or use the desktop app.',
  stopped: 'The dashboard stopped because of an error.',
  browser: 'It needs a browser that is at most two years old, or the desktop app.',
  backToSite: 'Back to the site',
} as const;

/** Messages about the end of a session. */
export const sessionMessages = {
  expired: 'Your session has ended. Please log in again.',
  longest: `A session lasts at most ${ADMIN_SESSION_MAX_S / 3600} hours.`,
} as const;

/** Messages of the review queue. */
export const decisionMessages = {
  actionRequired: 'Please approve or reject.',
  alreadyReviewed: 'This car has already been reviewed.',
  changedMeanwhile: 'This car was changed after you saw it.',
  notRejected: 'This car is not rejected.',
} as const;
