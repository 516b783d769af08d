import { COPYRIGHT_SINCE_YEAR } from '../limits.js';

/** Messages of every page. */
export const appMessages = {
  loading: 'Loading...',
  unexpectedError: 'Unexpected Application Error!',
  offline: 'You are offline.',
  notFound: 'This page does not exist.',
  close: 'Close',
} as const;

/** Messages of forms while offline. */
export const offlineMessages = {
  draft:
    'You are offline, so this cannot be sent now. What you typed is kept on this device; send it once you are online again.',
} as const;

/** Response while the website is not built. */
export const websiteMissingMessages = {
  title: 'The website is not built',
  detail: 'Run "npm start" in the folder of the project: it builds what is missing.',
} as const;

/** Error pages. */
export const websiteMessages = {
  broken: {
    title: 'Unexpected Application Error!',
    detail: 'Something went wrong on our side. Please try again in a moment.',
  },
  busy: {
    title: 'Too many visitors at the moment',
    detail: 'Please try again in a few seconds.',
  },
} as const;

/** Texts of navigation and footer. */
export const shellMessages = {
  skip: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  mainNavigation: 'Main',
  footerNavigation: 'Legal and contact',
  home: 'Home',
  events: 'Events',
  upcomingEvents: 'Upcoming Events',
  pastEvents: 'Past Events',
  leaderboard: 'Leaderboard',
  submitTimes: 'Submit Times',
  sponsors: 'Sponsors',
  admin: 'Admin Panel',
  shop: 'Shop',
  channel: 'Video Channel',
  donate: 'Donate',
  groups: { main: 'Main Pages', community: 'Community', business: 'Business', connect: 'Connect' },
  colourScheme: 'Switch between dark and light',
  newTab: '(opens in a new tab)',
  based: 'Based in South Africa',
  daily: 'New content daily',
  records: 'Record holders',
  rules: 'How times get on the board',
  newsletters: 'Newsletters',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
  contact: 'Contact',
  copyright: (year: number, holder: string): string => `© ${COPYRIGHT_SINCE_YEAR}–${year} ${holder}`,
  pageLoading: 'Loading page',
} as const;
