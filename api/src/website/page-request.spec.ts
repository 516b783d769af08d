import { describe, expect, test } from '@jest/globals';
import { isPageOfTime, toPageUrl } from './page-request.js';

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
    ['/leaderboard?time=12,4&drivetrain=FWD', '/leaderboard?time=12.4&drivetrain=FWD'],
    ['/leaderboard?time=12.40&x=1', '/leaderboard?time=12.4'],
    ['/leaderboard?time=12.4&time=13.1', '/leaderboard?time=12.4'],
    ['/leaderboard?time=&drivetrain=FWD', '/leaderboard?drivetrain=FWD'],
    ['/leaderboard?time=soon', '/leaderboard?time=-'],
    [`/leaderboard?time=${'9'.repeat(5000)}`, '/leaderboard?time=-'],
    ['/leaderboard.data?time=12.4', '/leaderboard.data?time=12.4'],
    ['/submit-times?time=12.4&drivetrain=FWD', '/submit-times?drivetrain=FWD'],
    ['/?time=12.4', '/'],
  ])('%s is the page %s', (given, page) => {
    expect(toPageUrl({ url: given }, ORIGIN)).toBe(`${ORIGIN}${page}`);
  });

  test.each(['https://evil.example/', '*', ''])('%s is no page', (url) => {
    expect(toPageUrl({ url }, ORIGIN)).toBeNull();
  });
});

describe('isPageOfTime', () => {
  test('is true of addresses with a time only', () => {
    expect(isPageOfTime(`${ORIGIN}/leaderboard?time=12.4`)).toBe(true);
    expect(isPageOfTime(`${ORIGIN}/leaderboard?q=time`)).toBe(false);
  });
});
