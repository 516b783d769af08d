import { adminMessages } from '@quartermile/core/domain';

/** Labels of the fields of the login, and of fields for a password. */
export const loginFieldMessages = {
  email: 'Email',
  password: 'Password',
  button: 'Login',
  showTyped: 'Show what is typed',
} as const;

/** Messages of the frame of the dashboard. */
export const frameMessages = {
  title: adminMessages.title,
  backToSite: 'Back to site',
  logout: 'Logout',
  close: 'Close',
  tabs: 'Sections of the dashboard',
  /** Short names of tabs in the bar of phones, in order. */
  bar: { pending: 'Review', leaderboard: 'Board', videos: 'Videos', newsletter: 'Newsletter' },
  more: 'More',
  sessionCheckFailed: 'Your session could not be checked.',
  /** Title of the message about a failed request, on hosts that queue some decisions and on those that queue none. */
  noResponse: 'No response from the site. This is not queued.',
  partFailed: 'This part of the dashboard could not be loaded.',
  partHint: 'Check your connection and try again. If it still fails, reload the page.',
  partBroke: 'This part of the dashboard stopped because of an error.',
  partBrokeHint: 'The other tabs go on working. Try again; if it still fails, reload the page.',
} as const;
