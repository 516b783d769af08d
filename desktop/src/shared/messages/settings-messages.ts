/** Messages of the desktop app's settings. */
export const desktopSettingsMessages = {
  title: 'Settings',
  menu: 'Settings...',
  background: {
    heading: 'In the background',
    closesToTray: 'Keep running when the last window is closed',
    closesToTrayHint: 'New submissions are still announced. Quit from the tray or from the menu.',
    noTray:
      'Not available: this system has no tray that the app could be opened from again, so closing the last window quits it.',
    opensAtLogin: 'Open at login',
    opensAtLoginHint:
      'Starts with the computer: in the tray if the app keeps running there, else with a window.',
    onlyInstalled: 'Not available: only an installed app can be opened at login.',
    needsApproval: 'Waits for your permission: System Settings, General, Login Items.',
  },
  notifications: {
    heading: 'Notifications',
    doNotDisturb: 'Do not disturb',
    doNotDisturbHint: 'New submissions are counted, but not announced.',
    /** On macOS only. */
    unsigned: 'macOS shows the notifications and the badge of signed apps only.',
  },
  /** Shown the first time that the app continues to run after its last window was closed. */
  runsOn: 'Quartermile goes on in the tray. Quit there, or switch this off in Settings.',
  failed: 'The setting could not be saved',
  loginStartFailed: (reason: string): string => `The system did not take it: ${reason}`,
  notWritten: 'The change holds until you quit. It could not be written to disk.',
} as const;
