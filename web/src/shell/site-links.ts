import { pageRoutes, type SiteProfile } from '@quartermile/core/domain';
import { useRootData } from '../platform/root-data.js';
import { shellMessages } from './shell-messages.js';

/** An internal link. */
export interface PageLink {
  readonly label: string;
  readonly to: string;
}

/** An external link. */
export interface OutsideLink {
  readonly label: string;
  readonly href: string;
}

const shell = shellMessages;

export const homeLink: PageLink = { label: shell.home, to: pageRoutes.home };
export const leaderboardLink: PageLink = { label: shell.leaderboard, to: pageRoutes.leaderboard };
export const submitLink: PageLink = { label: shell.submitTimes, to: pageRoutes.submitTimes };
export const videosLink: PageLink = { label: shell.videos, to: `${pageRoutes.home}#videos` };
export const sponsorsLink: PageLink = { label: shell.sponsors, to: pageRoutes.sponsors };
export const adminLink: PageLink = { label: shell.admin, to: pageRoutes.admin };

/** The link to the leaderboard, and those to the segments that the administrator put below it. */
export function useBoardLinks(): readonly [PageLink, ...PageLink[]] {
  return [leaderboardLink, ...(useRootData()?.segments ?? [])];
}

/** Links of the Events menu. */
export const eventLinks: readonly PageLink[] = [
  { label: shell.upcomingEvents, to: pageRoutes.events },
  { label: shell.pastEvents, to: pageRoutes.pastEvents },
];

/** External links of the navigation: shop, video channel, donation page. */
export function outsideLinks(profile: SiteProfile): readonly OutsideLink[] {
  const { shop, channel, donation } = profile.links;
  return [
    { label: shell.shop, href: shop },
    { label: shell.channel, href: channel },
    { label: shell.donate, href: donation },
  ];
}

/** Groups of the mobile menu, as specified (section 2). */
export const menuGroups: readonly { readonly title: string; readonly links: readonly PageLink[] }[] = [
  { title: shell.groups.main, links: [homeLink, leaderboardLink, submitLink] },
  { title: shell.groups.community, links: [...eventLinks, videosLink] },
  { title: shell.groups.business, links: [sponsorsLink, adminLink] },
];
