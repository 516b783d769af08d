import { describe, expect, test } from '@jest/globals';
import { isOneOfMany, toPageRequest } from './page-request.js';

const ORIGIN = 'https://quartermile.example';

/** Reads a request for a site whose paths are in small letters, with one parameter. */
const read = (originalUrl: string, url = originalUrl) =>
  toPageRequest({ url, originalUrl }, ORIGIN, {
    addressOf: ({ pathname, searchParams }) => {
      if (pathname.startsWith('/none')) return null;
      const drivetrain = searchParams.get('drivetrain');
      return pathname.toLowerCase() + (drivetrain ? `?drivetrain=${drivetrain}` : '');
    },
  });

describe('toPageRequest', () => {
  test('shares the page of a query in another spelling, and moves a path in another spelling', () => {
    const page = { url: `${ORIGIN}/board?drivetrain=FWD`, movedTo: null };
    expect(read('/board?drivetrain=FWD')).toEqual(page);
    expect(read('/board?x=1&drivetrain=FWD')).toEqual(page);
    expect(read('/Board?x=1&drivetrain=FWD')).toMatchObject({ movedTo: '/board?drivetrain=FWD' });
    expect(read('/100%', '/100%25')).toMatchObject({ movedTo: '/100%25' });
  });

  test('shares one address for all that lead to no page, and one for their data', () => {
    const urls = ['/none-1', '/none/2?q=1', '/none.data'].map((path) => read(path));
    expect(urls.map((page) => page?.url.slice(ORIGIN.length))).toEqual([
      '/no-page',
      '/no-page',
      '/no-page.data',
    ]);
  });

  test.each(['https://evil.example/', '*', ''])('%s is no page', (url) => {
    expect(read(url)).toBeNull();
  });
});

describe('isOneOfMany', () => {
  test.each([
    ['/', false],
    ['/leaderboard?category=World+Facts&drivetrain=AWD', false],
    ['/leaderboard.data?_routes=root', false],
    ['/race/one', false],
    ['/race/one/two', true],
    ['/leaderboard?time=12.4', true],
    ['/leaderboard?category=World+Facts&q=time', true],
    ['/leaderboard?from=40', true],
  ])('of %s is %s', (path, isIt) => {
    expect(isOneOfMany(ORIGIN + path)).toBe(isIt);
  });
});
