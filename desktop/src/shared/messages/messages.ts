import { aboutMessages, updateMessages } from './about-messages.js';
import { lockMessages } from './lock-messages.js';
import { desktopOfflineMessages } from './offline-messages.js';
import { desktopSettingsMessages } from './settings-messages.js';
import { desktopSiteMessages } from './site-messages.js';
import { pageMessages, proxyMessages } from './window-messages.js';

/** Messages of the desktop app only. */
export const desktopMessages = {
  start: {
    failed: 'Quartermile could not start',
  },
  unexpectedError: {
    title: 'Something went wrong in Quartermile',
    content:
      'The app keeps running. If something no longer works, quit and start it again. The log has the details: Help, About Quartermile, Open logs.',
  },
  site: desktopSiteMessages,
  siteProblems: {
    invalid: 'This is no web address. It looks like https://example.org.',
    insecure: 'This address is not protected. Use one that starts with https://.',
    certificate:
      'The certificate of this address is not valid, so nobody can tell whose site it is. Ask whoever runs it.',
    proxy: 'The proxy of your network wants a login, so the site cannot be reached.',
    unreachable: 'Nobody answers at this address. Check the address and your connection.',
    stranger: 'Something answers at this address, but it is no Quartermile site.',
    moved:
      'This site has moved to another address. Choose Site, “Connect to Another Site...” and enter its new address.',
    tooOld: 'This site is too old for the app. Ask whoever runs it to update it.',
    tooNew: 'This site is newer than the app. Please update the app.',
    unsaved: 'Another window has unsaved text. Save or discard it, then connect again.',
    unsent: 'You are still connected to your site, where decisions are waiting to be sent.',
  },
  keyStore: {
    none: 'This computer has no place for secrets, so you will have to log in each time the app starts.',
  },
  offline: desktopOfflineMessages,
  notifications: {
    title: (count: number): string => (count === 1 ? 'New submission' : `${count} new submissions`),
    more: (count: number): string => `and ${count} more`,
    approve: 'Approve',
    openOne: 'Open',
    doNotDisturb: 'Do Not Disturb',
    pending: (count: number): string =>
      count === 1 ? 'Quartermile: 1 pending submission' : `Quartermile: ${count} pending submissions`,
    none: 'Quartermile: all caught up',
    open: 'Open Quartermile',
    quit: 'Quit',
  },
  settings: desktopSettingsMessages,
  lock: lockMessages,
  proxy: proxyMessages,
  pages: pageMessages,
  updates: updateMessages,
  about: aboutMessages,
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
    ask: 'Ask for Information',
    correct: 'Edit Before Review',
    takeSlip: 'Take Figures of the Slip',
    details: 'Details',
    mark: 'Mark',
    approveMarked: 'Approve Marked',
    undo: 'Undo Decision',
    search: 'Search',
    find: 'Find Anything',
    keys: 'Keyboard Shortcuts',
    site: 'Site',
    openSite: 'Open in Browser',
    otherSite: 'Connect to Another Site...',
  },
} as const;
