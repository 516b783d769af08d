/** Messages of the card of the own sessions. */
export const ownSessionsMessages = {
  title: 'Your Sessions',
  intro: 'Where you are logged in. End a session that you do not recognise, and change your password.',
  failedToLoad: 'Could not load your sessions.',
  current: 'This session',
  started: (moment: string): string => `Started ${moment}`,
  lastSeen: (moment: string): string => `Last active ${moment}`,
  unknownPlace: 'Unknown place',
  end: 'End session',
  endOne: (device: string, moment: string): string => `End session: ${device}, started ${moment}`,
  ended: 'Session ended successfully!',
  endFailed: 'Failed to end the session. Please try again.',
  endOthers: 'End all other sessions',
  othersEnded: 'All other sessions ended successfully!',
  othersFailed: 'Failed to end the other sessions. Please try again.',
} as const;

/** Messages of the card of the own password. */
export const ownPasswordMessages = {
  title: 'Your Password',
  current: 'Current password',
  next: 'New password',
  hint: (min: number): string => `At least ${min} characters. Your other sessions end.`,
  save: 'Change Password',
  saving: 'Changing Password...',
  saved: 'Password changed successfully! Your other sessions have ended.',
  saveFailed: 'Failed to change the password. Please try again.',
} as const;
