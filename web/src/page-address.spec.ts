import type { RouteConfigEntry } from '@react-router/dev/routes';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type ListedRoute, pageAddresses } from './page-address.js';
import routes from './routes.js';

const listed = (entries: readonly RouteConfigEntry[], parentId: string): ListedRoute[] =>
  entries.flatMap(({ file, path, index, children = [] }) => {
    const id = file.replace(/\.tsx$/, '');
    return [{ id, parentId, path, index, isLoaded: file.includes('features') }, ...listed(children, id)];
  });
const addressOf = pageAddresses([{ id: 'root', path: '', isLoaded: true }, ...listed(await routes, 'root')]);
const read = (path: string): string | null => addressOf(new URL(`https://quartermile.example${path}`));

describe('the one address of a page', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=video&__proto__=1', '/'],
    ['/leaderboard', '/leaderboard'],
    ['/leaderboard?', '/leaderboard'],
    ['/leaderboard?drivetrain=junk', '/leaderboard'],
    ['/leaderboard?q=%20', '/leaderboard'],
    ['/leaderboard?q=&year=abc&strip=none&from=-1&others=0&category=x', '/leaderboard'],
    ['/leaderboard?year=1&from=0&others=40', '/leaderboard'],
    ['/leaderboard?utm_source=video&q=a%20b&fbclid=x', '/leaderboard?q=a+b'],
    ['/leaderboard?category=World+Facts', '/leaderboard'],
    ['/leaderboard?q=golf&category=Our+Drag%20Races', '/leaderboard?category=Our+Drag+Races&q=golf'],
    ['/leaderboard?drivetrain=FWD&time=12,40', '/leaderboard?time=12.4&drivetrain=FWD'],
    ['/leaderboard?time=12.4&time=13.1', '/leaderboard?time=12.4'],
    ['/leaderboard?time=&drivetrain=FWD', '/leaderboard?drivetrain=FWD'],
    ['/leaderboard?time=soon', '/leaderboard?time=-'],
    [`/leaderboard?time=${'9'.repeat(50)}`, '/leaderboard?time=-'],
    ['/leaderboard/one?q=golf', '/leaderboard/one'],
    ['/records?from=20', '/records'],
    ['/records?from=20&category=World+Facts', '/records?category=World+Facts&from=20'],
    ['/segments/fwd?from=40&q=x', '/segments/fwd?from=40'],
    ['/submit-times?time=12.4&drivetrain=FWD', '/submit-times'],
    ['/admin-login?app=1', '/admin-login'],
  ])('%s is %s, whatever the query', (given, address) => {
    expect(read(given)).toBe(address);
  });

  test.each([
    ['//', '/'],
    ['//x/%2e%2e', '/'],
    ['/leaderboard/', '/leaderboard'],
    ['/lEaDerBoard', '/leaderboard'],
    ['/%6Ceaderboard', '/leaderboard'],
    ['/x/../leaderboard', '/leaderboard'],
    ['/leaderboard//one', '/leaderboard/one'],
    ['/leaderboard/%6f%6e%65', '/leaderboard/one'],
    ['/EVENTS/Past', '/events/past'],
    ['//Submissions//code', '/submissions/code'],
  ])('%s is %s, however the path is spelled', (given, address) => {
    expect(read(given)).toBe(address);
  });

  test.each([
    ['/leaderboard.data?time=12,4&_routes=root', '/leaderboard.data?time=12.4&_routes=root'],
    ['/leaderboard.data?_routes=junk', '/leaderboard.data'],
    ['/events.data?_routes=root,junk,features/events/events-route', '/events.data'],
    ['/_.data?index', '/_.data'],
    ['//.data', '/_.data'],
  ])('%s is %s, the data of a page', (given, address) => {
    expect(read(given)).toBe(address);
  });

  it.each(['/none', '/leaderboard/one/two', '/none.data', '/%00'])('is none for %s', (given) => {
    expect(read(given)).toBeNull();
  });

  it('is its own address', () => {
    const part = fc.constantFrom(
      '/',
      'leaderboard',
      'RACE',
      'cars',
      '.data',
      '%2F',
      '%25',
      '..',
      'é',
      'a@b',
      '?q=',
      '&from=2',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const address = read(`/${parts.join('')}`);
        if (address !== null) expect(read(address)).toBe(address);
      }),
    );
  });
});
