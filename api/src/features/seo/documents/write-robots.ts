import { pageRoutes, seoRoutes } from '@quartermile/core/domain';

/** robots.txt (RFC 9309): disallows dashboard and API, and points to the sitemap. */
export function writeRobots(publicUrl: string): string {
  const lines = [
    'User-agent: *',
    `Disallow: ${pageRoutes.admin}`,
    'Disallow: /api/',
    '',
    `Sitemap: ${new URL(seoRoutes.sitemap, publicUrl).href}`,
  ];
  return `${lines.join('\n')}\n`;
}
