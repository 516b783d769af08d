import { describe, expect, test } from '@jest/globals';
import { defaultSiteProfile, type Video } from '@quartermile/core/domain';
import { buildEntry } from '@quartermile/core/testing';
import { JSDOM } from 'jsdom';
import { writeBoardFeed } from './write-board-feed.js';
import { FEED_MAX_ITEMS } from './write-feed.js';
import { writeVideoFeed } from './write-video-feed.js';

const SITE = 'https://quartermile.example';
const HOSTILE = 'a\u0000\u0007\u001b ]]> b ]]> <script>&amp; 🏁 \ufffe "c"';

const buildVideo = (number: number, overrides: Partial<Video> = {}): Video => ({
  _id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  id: 'same',
  title: `Run ${number}`,
  link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1',
  thumbnail: null,
  views: 0,
  createdAt: new Date(Date.UTC(2026, 0, number)).toISOString(),
  ...overrides,
});

/** Parses a feed with a strict XML parser; throws if not well-formed. */
function read(xml: string): Document {
  return new JSDOM(xml, { contentType: 'application/xml' }).window.document;
}

const texts = (feed: Document, selector: string) =>
  [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the feed of videos', () => {
  const write = (videos: readonly Video[]) => read(writeVideoFeed(videos, defaultSiteProfile, SITE));

  test('lists the newest first, with its own URL, up to the limit', () => {
    const feed = write(Array.from({ length: FEED_MAX_ITEMS + 5 }, (_, day) => buildVideo(day + 1)));
    expect(texts(feed, 'item > title')).toHaveLength(FEED_MAX_ITEMS);
    expect(texts(feed, 'item > title')[0]).toBe(`Run ${FEED_MAX_ITEMS + 5}`);
    expect(texts(feed, 'item > link')[0]).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1');
    expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(`${SITE}/feeds/videos.xml`);
  });

  test('is well-formed with a hostile title', () => {
    const site = { ...defaultSiteProfile, siteName: HOSTILE };
    const feed = read(writeVideoFeed([buildVideo(1, { title: HOSTILE })], site, SITE));
    expect(texts(feed, 'item > title')).toEqual(['a ]] > b ]] > <script>&amp; 🏁  "c"']);
    expect(texts(feed, 'item > description')[0]).not.toContain('<script>');
  });

  test('is deterministic, also without items', () => {
    expect(writeVideoFeed([], defaultSiteProfile, SITE)).toBe(writeVideoFeed([], defaultSiteProfile, SITE));
    expect(texts(write([buildVideo(3), buildVideo(2)]), 'lastBuildDate')).toEqual([
      'Sat, 03 Jan 2026 00:00:00 GMT',
    ]);
  });
});

describe('the feed of the leaderboard', () => {
  test('contains each car’s place and links to its page', () => {
    const entries = [
      buildEntry({ _id: 'slow', createdAt: '2026-11-21T09:00:00.000Z', car: { name: 'Polo', time: '14.2' } }),
      buildEntry({ _id: 'quick', car: { name: 'Golf', time: '9.8', description: HOSTILE } }),
    ];
    const feed = read(writeBoardFeed(entries, defaultSiteProfile, SITE));
    expect(texts(feed, 'item > title')).toEqual([
      'Polo: 14.2 s, 2nd in World Facts',
      'Golf: 9.8 s, 1st in World Facts',
    ]);
    expect(texts(feed, 'item > link')[1]).toBe(`${SITE}/leaderboard/quick`);
  });
});
