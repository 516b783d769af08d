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

/** Messages of the API about administrators, invitations, sessions and passwords, and of the invitation mail. */
export const peopleMessages = {
  ownerOnly: 'Only an owner of this site may do this.',
  lastOwner: 'At least one owner must remain.',
  configured: 'This account is set on the server (ADMIN_EMAIL), and stays an owner.',
  role: 'Please choose a role.',
  isAdministrator: 'This person is an administrator already.',
  isInvited: 'This person has an open invitation. Send it again, or withdraw it first.',
  invitationOver:
    'This invitation has expired, was withdrawn or was used already. Ask an owner of the site for a new one.',
  token: 'This link is not complete.',
  passwordLength: (min: number): string => `Please use at least ${min} characters.`,
  passwordTooLong: (max: number): string => `Please use at most ${max} characters.`,
  passwordText: 'This password contains characters that cannot be used.',
  currentPassword: 'Your current password is not correct.',
  samePassword: 'Please choose another password than the current one.',
} as const;

/** Messages of the server about passkeys and codes. */
export const factorMessages = {
  secondFactorRequired: 'Your password is right. Please confirm the login with a code or a passkey.',
  wrongCode: 'This code is not valid. Please try again. Codes of the app need the right time on your phone.',
  codeRequired: 'Please enter the code.',
  code: 'Please enter the six digits of your authenticator app, or a recovery code.',
  proofRequired: 'Please confirm with your password or a passkey.',
  wrongPassword: 'This password is not right.',
  nameRequired: 'Please enter a name for this passkey.',
  nameTooLong: (length: number): string => `Please use at most ${length} characters for the name.`,
  passkeyInvalid: 'The answer of the passkey could not be read.',
  passkeyUnverified: 'The passkey could not be verified. Please try again.',
  passkeysUnavailable:
    'Passkeys need an address of this site with a host name and https (PUBLIC_URL), or localhost.',
  appLoginGone: 'This login of the app has expired or was already used. Please start it again in the app.',
} as const;
