import { describe, expect, test } from '@jest/globals';
import { buildEntry } from '@quartermile/core/testing';
import { writeRobots } from './write-robots.js';
import { writeSitemap } from './write-sitemap.js';

const SITE = 'https://quartermile.example';
const nothing = { entries: [], videos: [], pastEvents: [], eventsChangedAt: null };

describe('the sitemap', () => {
  test('names the public pages on the public origin, and no private one', () => {
    const places = writeSitemap(nothing, SITE).match(/(?<=<loc>)[^<]+/g);
    const paths = [
      '/',
      '/leaderboard',
      '/events',
      '/past-events',
      '/sponsors',
      '/submit-times',
      '/terms-of-use.html',
      '/privacy.html',
    ];
    expect(places).toEqual(paths.map((path) => SITE + path));
  });

  test('says of the board and of each entry since when they are as they are', () => {
    const entries = [
      buildEntry({ _id: 'one', createdAt: '2026-11-20T09:00:00.000Z' }),
      buildEntry({ _id: 'two', createdAt: '2026-11-21T09:00:00.000Z' }),
    ];
    const sitemap = writeSitemap({ ...nothing, entries }, SITE);
    expect(sitemap).toContain(
      `<loc>${SITE}/leaderboard/one</loc><lastmod>2026-11-20T09:00:00.000Z</lastmod>`,
    );
    expect(sitemap).toContain(`<loc>${SITE}/leaderboard</loc><lastmod>2026-11-21T09:00:00.000Z</lastmod>`);
  });

  test('names the page of each past event', () => {
    const sitemap = writeSitemap({ ...nothing, pastEvents: [{ id: 'a b' }] }, SITE);
    expect(sitemap).toContain(`<url><loc>${SITE}/past-events/a%20b</loc></url>`);
  });

  test('says nothing of when a page without dates changed', () => {
    expect(writeSitemap(nothing, SITE)).not.toContain('lastmod');
  });
});

test('robots.txt keeps out of the dashboard and the API, and tells where the sitemap is', () => {
  expect(writeRobots(SITE)).toBe(
    `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${SITE}/sitemap.xml\n`,
  );
});
