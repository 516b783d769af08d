import { foundRoutes, pageRoutes } from '@quartermile/core/domain';

/** robots.txt (RFC 9309): everything but the dashboard and the API, and where the sitemap is. */
export function writeRobots(publicUrl: string): string {
  const lines = [
    'User-agent: *',
    `Disallow: ${pageRoutes.admin}`,
    'Disallow: /api/',
    '',
    `Sitemap: ${new URL(foundRoutes.sitemap, publicUrl).href}`,
  ];
  return `${lines.join('\n')}\n`;
}
