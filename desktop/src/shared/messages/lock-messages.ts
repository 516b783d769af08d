/** Messages of the lock screen. */
export const lockMessages = {
  heading: 'Lock',
  menu: 'Lock',
  title: 'Quartermile is locked',
  intro: 'Enter the password of the administrator to go on where you were.',
  /** Label of the site whose password unlocks the app. */
  site: 'Site',
  password: 'Password',
  showTyped: 'Show what is typed',
  unlock: 'Unlock',
  logOut: 'Log out instead',
  wrong: 'This is not the password.',
  paused: (seconds: number): string =>
    `Too many wrong passwords. You can try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
  unreachable:
    'The site cannot be reached, and this computer has no place for secrets, so the password cannot be checked here. Try again once the site can be reached.',
  failed: 'The password could not be checked. Please try again.',
  busy: 'The last password is still being checked.',
  locked: 'The app is locked.',
  nothingToLock: 'Nobody is logged in, so there is nothing to lock.',
  /** Replaces a car's name in notifications. */
  newSubmission: 'A new submission',
  withScreen: 'Lock when the computer sleeps or its screen is locked',
  withScreenNote:
    'A locked screen is noticed on macOS and Windows. On Linux only sleep is, where the system runs systemd-logind.',
} as const;
