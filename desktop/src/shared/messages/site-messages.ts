import { formatCount } from '@quartermile/core/domain';

const decisions = (count: number): string => (count === 1 ? '1 decision' : `${formatCount(count)} decisions`);

/** Messages about the site that the app is connected to. */
export const desktopSiteMessages = {
  title: 'Which site is yours?',
  intro: 'Enter the address of your Quartermile site. The app keeps it for next time.',
  anotherTitle: 'Connect to another site',
  anotherIntro: (host: string): string =>
    `The app opens one site, now ${host}. It logs out there and deletes the lists that it stored for offline use. Nothing changes on the site itself.`,
  linkTitle: 'Connect to this site?',
  /** For a link to another site. */
  linkIntro: (host: string): string =>
    `A link leads to a submission at ${host}. The app does not contact it before you choose “Connect”.`,
  linkDecline: 'Not now',
  address: 'Address of the site',
  placeholder: 'https://example.org',
  connect: 'Connect',
  cancel: 'Cancel',
  waiting: (count: number): string =>
    `${decisions(count)} still ${count === 1 ? 'waits' : 'wait'} to be sent. What cannot be sent now stays on this computer and is sent once you connect to that site again and log in.`,
  unsaved: 'What you typed and did not save is lost.',
  unsentTitle: (count: number): string => `${decisions(count)} can be neither sent nor stored`,
  unsentDetail:
    'The site cannot be reached, and this computer’s disk cannot be written. If you connect to another site now, they are lost.',
  stay: 'Stay Connected',
  lose: 'Connect and Lose Them',
  /** At the first start after an update from a version with several sites. */
  removed: (count: number): string =>
    `The app now opens one site. It no longer stores ${count === 1 ? 'the other one' : `the other ${count}`}; choose Site, “Connect to Another Site...” to open it. Decisions waiting to be sent stay on this computer.`,
  ok: 'OK',
} as const;
