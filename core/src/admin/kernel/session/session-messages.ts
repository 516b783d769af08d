/** Messages about the end of a session. */
export const sessionEndMessages = {
  warningTitle: 'Session Expiring Soon!',
  warningIntro: 'You have not done anything for a while. You will be logged out in',
  /** The specification's sentence, then what is true beside it (contract section 4). */
  warningNote: 'Unsaved changes will be lost. Drafts on this device are kept. “Logout Now” discards them.',
  stay: 'Stay Logged In',
  logoutNow: 'Logout Now',
  stayFailed: 'The session could not be extended. Please try again.',
  endedIdle: 'You were logged out because nothing happened for a while.',
  endedElsewhere: 'You logged out in another window.',
} as const;
