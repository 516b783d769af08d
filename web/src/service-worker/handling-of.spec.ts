import { describe, expect, test } from 'vitest';
import { handlingOf, type RequestFields } from './handling-of.js';

const ORIGIN = 'https://quartermile.example';
const handle = (path: string, change: Partial<RequestFields> = {}) =>
  handlingOf(
    { method: 'GET', mode: 'navigate', url: new URL(path, ORIGIN).href, headers: new Headers(), ...change },
    ORIGIN,
  );

describe('the worker', () => {
  test.each(['/', '/leaderboard?category=Our+Drag+Races', '/leaderboard/some-id', '/privacy.html'])(
    'answers the page %s from the network first',
    (path) => expect(handle(path)).toBe('page'),
  );

  test('serves hashed files and public pictures from the cache', () => {
    expect(handle('/assets/app-a1b2.js', { mode: 'cors' })).toBe('asset');
    expect(handle('/media/abc-10x10?w=320', { mode: 'no-cors' })).toBe('picture');
  });

  test.each([
    '/admin',
    '/admin?tab=videos',
    '/admin-login',
    '/submissions/some-code',
    '/Submissions/some-code',
    '/submissions//some-code',
    '/%2573ubmissions%252fsome-code',
  ])('does not cache the page %s', (path) => expect(handle(path)).toBe('private-page'));

  test.each([
    '/api/admin/session',
    '/api/leaderboard/list',
    '/media/proof/abc?signature=x',
    '/media/review/abc?signature=x',
    '/share/entries/some-id.jpg',
    '/feeds/videos.xml',
    '/embed',
    '/embed/leaderboard?board=world-facts',
    '/overlay?show=last-vote',
    'https://elsewhere.example/page',
  ])('does not handle %s', (path) => expect(handle(path)).toBe('none'));

  test('ignores requests with a token and requests that change something', () => {
    expect(handle('/leaderboard', { headers: new Headers({ authorization: 'Bearer x' }) })).toBe('none');
    expect(handle('/leaderboard', { method: 'POST' })).toBe('none');
  });

  test('ignores files without a hash', () => {
    expect(handle('/site.webmanifest', { mode: 'cors' })).toBe('none');
  });
});
