/** Messages about updates of the desktop app. */
export const updateMessages = {
  title: 'Updates',
  check: 'Check for updates',
  restart: 'Restart to update',
  ready: (version: string): string => `Version ${version} is here. It is installed when you quit the app.`,
  failed: 'A newer version could not be fetched. The app tries again later.',
  states: {
    idle: 'The app looks for a newer version every few hours.',
    checking: 'Looking for a newer version…',
    none: 'You have the newest version.',
    downloading: (version: string, percent: number): string =>
      `Version ${version} is being downloaded: ${percent} %`,
    ready: (version: string): string =>
      `Version ${version} is ready. Restart the app to use it, or keep working: it is installed when you quit.`,
    unavailable: (address: string): string =>
      `This build does not update itself. You find the newest version at ${address}`,
  },
  failures: {
    unreachable: 'The update server cannot be reached. Check your connection and try again.',
    noVersions:
      'There are no versions in this release channel yet. Choose the other one, or try again later.',
    damaged: 'What was downloaded is damaged, so it was not installed. Try again later.',
    other: 'The newer version could not be fetched. Try again later; the log has the details.',
  },
  installFailed: {
    title: 'The update could not be installed',
    content: 'Nothing was changed. Start Quartermile again; it offers the update once more.',
  },
  progress: 'Download',
  elsewhere: 'This build does not update itself. You find the newest version at',
  channel: 'Release channel',
  channels: { latest: 'Stable', beta: 'Beta' },
  channelNote:
    'Beta versions come earlier and may have faults. Back on Stable, you keep the version you have until a newer stable one is out.',
} as const;

/** Messages of the About dialog. */
export const aboutMessages = {
  menu: 'About Quartermile',
  help: 'Help',
  title: 'About Quartermile',
  product: 'The administrator’s dashboard for a Quartermile site.',
  version: (version: string): string => `Version ${version}`,
  built: (commit: string, date: string): string => `Built from ${commit} on ${date}`,
  engine: (electron: string, chrome: string, node: string): string =>
    `Electron ${electron} · Chromium ${chrome} · Node ${node}`,
  licence: 'Quartermile is free software under the MIT licence.',
  homepage: 'Home page',
  licences: 'Third-party licences',
  licencesIntro: (count: number, matches: number): string =>
    matches === count ? `${count} packages` : `${matches} of ${count} packages`,
  licencesSearch: 'Search the licences',
  licencesNone: 'No package matches.',
  licencesFailed: 'The list of licences could not be loaded.',
  licencesChromium: 'Chromium’s own list comes with Electron: LICENSES.chromium.html.',
  back: 'Back',
  copyDiagnostics: 'Copy diagnostics',
  copied: 'Copied. The text has no site addresses, names or passwords in it: you can paste it into a report.',
  copyFailed: 'The diagnostics could not be copied.',
  openLogs: 'Open logs',
  openLogsFailed: (path: string): string => `The folder could not be opened. You find the log at ${path}.`,
} as const;
