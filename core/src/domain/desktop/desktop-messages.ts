/** The sentences that only the desktop app says; nobody else downloads them. */
export const desktopMessages = {
  start: {
    failed: 'Quartermile could not start',
  },
  sites: {
    title: 'Which site is yours?',
    intro: 'Enter the address of your Quartermile site. The app keeps it for next time.',
    address: 'Address of the site',
    placeholder: 'https://example.org',
    connect: 'Connect',
    yours: 'Your sites',
    open: (site: string): string => `Open ${site}`,
    forget: (site: string): string => `Forget ${site}`,
    forgetButton: 'Forget',
    current: 'Site',
    change: 'Change site',
  },
  siteProblems: {
    invalid: 'This is no web address. It looks like https://example.org.',
    insecure: 'This address is not protected. Use one that starts with https://.',
    certificate:
      'The certificate of this address is not valid, so nobody can tell whose site it is. Ask whoever runs it.',
    unreachable: 'Nobody answers at this address. Check the address and your connection.',
    stranger: 'Something answers at this address, but it is no Quartermile site.',
    moved: 'This site has moved to another address. Choose “Change site” and enter its address again.',
    tooOld: 'This site is too old for the app. Ask whoever runs it to update it.',
    tooNew: 'This site is newer than the app. Please update the app.',
  },
  keyStore: {
    none: 'This computer has no place for secrets, so you will have to log in each time the app starts.',
  },
  offline: {
    away: 'The site cannot be reached. You see what was loaded last.',
    waiting: (count: number): string =>
      count === 1 ? '1 decision waits to be sent.' : `${count} decisions wait to be sent.`,
    queuedMark: 'Queued',
    approve: (car: string): string => `Approve ${car}`,
    reject: (car: string): string => `Reject ${car}`,
    refused: (car: string, reason: string): string => `${car}: ${reason}`,
    dismiss: 'Got it',
  },
  notices: {
    title: 'New submission',
    pending: (count: number): string =>
      count === 1 ? 'Quartermile: 1 pending submission' : `Quartermile: ${count} pending submissions`,
    none: 'Quartermile: all caught up',
    open: 'Open Quartermile',
    quit: 'Quit',
  },
  updates: {
    ready: (version: string): string => `Version ${version} is here. It is installed when you quit the app.`,
    failed: 'A newer version could not be fetched. The app tries again later.',
  },
  spelling: {
    learn: 'Add to Dictionary',
    none: 'No Suggestions',
    check: 'Check Spelling',
  },
  menu: {
    file: 'File',
    newWindow: 'New Window',
    edit: 'Edit',
    view: 'View',
    review: 'Review',
    next: 'Next Submission',
    previous: 'Previous Submission',
    approve: 'Approve',
    reject: 'Reject',
    details: 'Details',
    mark: 'Mark',
    undo: 'Undo Decision',
    search: 'Search',
    keys: 'Keyboard Shortcuts',
    site: 'Site',
    openSite: 'Open in Browser',
    otherSite: 'Other Site...',
  },
} as const;
