import { expect, it } from 'vitest';
import { redirectStatus, statusOf } from './page-status.js';

const ID = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const OTHER = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c';
const PATH = `/cars/${ID}-golf`;

it.each([
  [`${ID}-golf`, null],
  [ID, 301],
  [`${ID}-polo`, 301],
  [`${ID.toUpperCase()}-golf`, 301],
  [`${OTHER}-golf`, 302],
])('the address %s redirects with %s', (part, status) => expect(redirectStatus(part, ID, PATH)).toBe(status));

it('has the status of what was loaded', () => {
  expect([{}, 'missing', 'removed', null].map((one) => statusOf(one as object))).toEqual([
    undefined,
    404,
    410,
    503,
  ]);
});
