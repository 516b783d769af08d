import { describe, expect, test } from '@jest/globals';
import { buildEntry } from '@quartermile/core/testing';
import { writeRobots } from './write-robots.js';
import { writeSitemap, writeSitemapPart } from './write-sitemap.js';

const SITE = 'https://quartermile.example';
const nothing = {
  entries: [],
  newsletters: [],
  segments: [],
  videos: [],
  pastEvents: [],
  cars: [],
  drivers: [],
  events: [],
};

describe('the sitemap', () => {
  test('lists public pages on the public origin and no private ones', () => {
    const places = writeSitemap(nothing, SITE).match(/(?<=<loc>)[^<]+/g);
    const paths = [
      '/',
      '/leaderboard',
      '/records',
      '/segments',
      '/events',
      '/events/past',
      '/sponsors',
      '/submit-times',
      '/how-times-get-on-the-board',
      '/embed',
      '/terms-of-use.html',
      '/privacy.html',
    ];
    expect(places).toEqual(paths.map((path) => SITE + path));
  });

  test('has the modification dates of the board and of each entry', () => {
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

  test('lists the page of each segment', () => {
    expect(writeSitemap({ ...nothing, segments: ['electric'] }, SITE)).toContain(
      `<loc>${SITE}/segments/electric</loc>`,
    );
  });

  test('lists events with their last changes', () => {
    const events = [
      { id: 'a b', changedAt: '2026-11-20T09:00:00.000Z' },
      { id: 'c', changedAt: '2026-11-19T09:00:00.000Z' },
    ];
    const sitemap = writeSitemap({ ...nothing, events }, SITE);
    expect(sitemap).toContain(`<loc>${SITE}/events</loc><lastmod>2026-11-20T09:00:00.000Z</lastmod>`);
    expect(sitemap).toContain(`<loc>${SITE}/events/a%20b</loc><lastmod>2026-11-20T09:00:00.000Z</lastmod>`);
    expect(sitemap).toContain(`<loc>${SITE}/events/c</loc><lastmod>2026-11-19T09:00:00.000Z</lastmod>`);
  });

  test('lists past events', () => {
    const sitemap = writeSitemap({ ...nothing, pastEvents: [{ id: 'a b' }] }, SITE);
    expect(sitemap).toContain(`<url><loc>${SITE}/events/past/a%20b</loc></url>`);
  });

  test('of a large site is an index of parts, which have every page once within the limits of the protocol', () => {
    const ids = Array.from({ length: 20_100 }, (_, number) => `${number}-${'é'.repeat(300)}`);
    const content = { ...nothing, events: ids.map((id) => ({ id, changedAt: '2026-11-20T09:00:00.000Z' })) };
    const index = writeSitemap(content, SITE);
    const names = [...index.matchAll(/<sitemap><loc>([^<]+)<\/loc><\/sitemap>/g)].map(([, name]) => name);
    expect(names).toEqual([1, 2].map((part) => `${SITE}/sitemap-${part}.xml`));
    const parts = names.map((_, at) => writeSitemapPart(content, SITE, at + 1));
    const places = parts.map((part) => part.match(/(?<=<loc>)[^<]+/g) ?? []);
    expect(new Set(places.flat()).size).toBe(places.flat().length);
    expect(places.flat()).toEqual([
      ...(writeSitemap(nothing, SITE).match(/(?<=<loc>)[^<]+/g) ?? []),
      ...ids.map((id) => `${SITE}/events/${encodeURIComponent(id)}`),
    ]);
    for (const [at, part] of parts.entries()) {
      expect(Buffer.byteLength(part)).toBeLessThan(50 * 1024 * 1024);
      expect(places[at]?.length).toBeLessThanOrEqual(50_000);
    }
  });

  test('omits the modification date of pages without one', () => {
    expect(writeSitemap(nothing, SITE)).not.toContain('lastmod');
  });
});

test('robots.txt disallows dashboard and API, except for calendars and feed readers, and points to the sitemap', () => {
  expect(writeRobots(SITE).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Allow: /api/events/',
    'Allow: /api/v1/',
    '',
    `Sitemap: ${SITE}/sitemap.xml`,
    '',
  ]);
});
