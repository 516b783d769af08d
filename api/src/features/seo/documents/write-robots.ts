import { pageRoutes, seoRoutes } from '@quartermile/core/domain';
import { publicApiPrefix } from '../../../platform/http/public-api-routes.js';

/** What calendars, feed readers and other programs fetch of the API. */
const OPEN_TO_PROGRAMS = ['/api/events/', `${publicApiPrefix}/`];

/** robots.txt (RFC 9309): disallows the dashboard and the rest of the API, and points to the sitemap. */
export function writeRobots(publicUrl: string): string {
  const lines = [
    'User-agent: *',
    `Disallow: ${pageRoutes.admin}`,
    'Disallow: /api/',
    ...OPEN_TO_PROGRAMS.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${new URL(seoRoutes.sitemap, publicUrl).href}`,
  ];
  return `${lines.join('\n')}\n`;
}
