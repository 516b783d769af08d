import { escapeXml, pageRoutes } from '@quartermile/core/domain';

const LINKS = [
  [pageRoutes.home, 'Home'],
  [pageRoutes.events, 'Events'],
  [pageRoutes.leaderboard, 'Leaderboard'],
  [pageRoutes.submitTimes, 'Submit Times'],
  [pageRoutes.sponsors, 'Sponsors'],
] as const;

/** The header of a page without scripts, styled by `legal.css`: the site's name, and its main pages. HTML. */
export function writeSiteHeader(siteName: string): string {
  const links = LINKS.map(([path, label]) => `<a href="${path}">${label}</a>`).join('\n');
  return `<header><a class="home" href="${pageRoutes.home}"><img src="/favicon.svg" alt="" width="32" height="32">${escapeXml(siteName)}</a>
<nav aria-label="Main">${links}</nav></header>`;
}
