import { describe, expect, test } from '@jest/globals';
import { toPageUrl } from './page-request.js';

const ORIGIN = 'https://quartermile.example';

describe('toPageUrl', () => {
  test.each([
    ['/', '/'],
    ['/leaderboard?category=Our+Drag+Races&q=a%20b', '/leaderboard?category=Our+Drag+Races&q=a%20b'],
    ['/leaderboard?utm_source=video&q=a%20b&fbclid=x', '/leaderboard?q=a+b'],
    ['/events?utm_source=video', '/events'],
    ['/?__proto__=1&constructor=2', '/'],
    ['/leaderboard.data?_routes=root&x=1', '/leaderboard.data?_routes=root'],
    ['//evil.example/?x=1', '//evil.example/'],
  ])('%s is the page %s', (given, page) => {
    expect(toPageUrl({ url: given }, ORIGIN)).toBe(`${ORIGIN}${page}`);
  });

  test.each(['https://evil.example/', '*', ''])('%s is no page', (url) => {
    expect(toPageUrl({ url }, ORIGIN)).toBeNull();
  });
});
