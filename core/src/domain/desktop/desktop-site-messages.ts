import { formatCount } from '../text/format-count.js';

const decisions = (count: number): string => (count === 1 ? '1 decision' : `${formatCount(count)} decisions`);

/** Messages about the stored sites. */
export const desktopSiteMessages = {
  title: 'Which site is yours?',
  addTitle: 'Add a site',
  intro: 'Enter the address of your Quartermile site. The app keeps it for next time.',
  linkTitle: 'Add this site?',
  /** For a link to an unknown site. */
  linkIntro: (host: string): string =>
    `A link leads to a submission at ${host}, which is not one of your sites. The app does not contact it before you choose “Connect”.`,
  linkDecline: 'Not now',
  address: 'Address of the site',
  placeholder: 'https://example.org',
  connect: 'Connect',
  yours: 'Your sites',
  open: (site: string): string => `Open ${site}`,
  forget: (site: string): string => `Forget ${site}`,
  forgetButton: 'Forget...',
  /** The site switcher; `site` is the open site's name. */
  switcher: (site: string): string => `Site: ${site}. Switch site`,
  menu: 'Sites',
  pending: (count: number): string => `${formatCount(count)} pending`,
  loggedOut: 'Logged out',
  add: 'Add a site',
  forgetSite: (site: string): string => `Forget ${site}...`,
  forgetTitle: (site: string): string => `Forget ${site}?`,
  forgetDetail: (host: string): string =>
    `The app logs out at ${host} and removes the lists that it stored for offline use. Nothing changes on the site itself, and you can add it again.`,
  forgetWaiting: (count: number): string =>
    `${decisions(count)} still ${count === 1 ? 'waits' : 'wait'} to be sent. What cannot be sent now stays on this computer and is sent once you add the site again and log in.`,
  forgetUnsaved: 'What you typed and did not save is lost.',
  forgetConfirm: 'Forget site',
  cancel: 'Cancel',
} as const;
