import { pageRoutes } from '@quartermile/core/domain';
import { type SiteHead, writeLogo } from './site-logo.js';

const LINKS = [
  [pageRoutes.home, 'Home'],
  [pageRoutes.events, 'Events'],
  [pageRoutes.leaderboard, 'Leaderboard'],
  [pageRoutes.submitTimes, 'Submit Times'],
  [pageRoutes.sponsors, 'Sponsors'],
] as const;

const ICON = '<img src="/favicon.svg" alt="" width="32" height="32">';

/** The header of a page without scripts, styled by `legal.css`: the site's logo or name, and its main pages. HTML. */
export function writeSiteHeader(site: SiteHead): string {
  const links = LINKS.map(([path, label]) => `<a href="${path}">${label}</a>`).join('\n');
  return `<header><a class="home" href="${pageRoutes.home}">${writeLogo(site, ICON, 32)}</a>
<nav aria-label="Main">${links}</nav></header>`;
}
