import { describe, expect, test } from 'vitest';
import { buildEntry } from '../../testing/build-entry.js';
import { selectPlaces } from '../leaderboard/board-view.js';
import { placesOfBoard } from '../leaderboard/rank-entries.js';
import { voteStanding, voteStandingText } from './vote-standing.js';

const BY_VOTES = 'Votes by Viewers';
const all = { drivetrain: null, strip: null, year: null };
/** A board by votes; the first car is the oldest. Odd ones have front-wheel drive. */
const board = (...votes: number[]) =>
  votes.map((count, nth) =>
    buildEntry({
      _id: String(nth),
      category: BY_VOTES,
      votes: count,
      createdAt: `2026-11-${10 + nth}T09:00:00.000Z`,
      car: { drivetrain: nth % 2 ? 'FWD' : 'AWD' },
    }),
  );
const standing = (votes: readonly number[], nth: number, filter = {}) =>
  voteStanding(
    selectPlaces(placesOfBoard(board(...votes), BY_VOTES), { ...all, ...filter }).list,
    String(nth),
  );

describe('the standing by votes', () => {
  test.each([
    ['behind the next better place', [9, 7, 6, 2], 3, { kind: 'behind', votes: 4, place: 3 }],
    ['behind the leader', [9, 7, 6], 1, { kind: 'behind', votes: 2, place: 1 }],
    ['of a leader', [9, 6, 2], 0, { kind: 'leads', votes: 3 }],
    ['of a newer leader', [6, 9], 1, { kind: 'leads', votes: 3 }],
    ['of the older one that shares the first place', [9, 9, 2], 0, { kind: 'shares' }],
    ['of the newer one that shares the first place', [9, 9, 2], 1, { kind: 'shares' }],
    ['alone', [9], 0, { kind: 'alone' }],
    ['alone without a vote', [0], 0, { kind: 'alone' }],
    ['behind a place that two share', [9, 5, 5, 4], 3, { kind: 'behind', votes: 1, place: 2 }],
    ['of the newer one of a shared place', [9, 5, 5], 2, { kind: 'behind', votes: 4, place: 1 }],
    ['of a board without votes', [0, 0], 1, { kind: 'shares' }],
  ])('%s', (_what, votes, nth, expected) => {
    expect(standing(votes, nth)).toEqual(expected);
  });

  test('promises the place that the votes lead to', () => {
    for (const votes of [
      [9, 7, 6, 2],
      [5, 5, 4, 4],
      [3, 0, 0, 0],
    ]) {
      const before = standing(votes, 3);
      if (before?.kind !== 'behind') throw new Error('the last one is behind');
      const after = votes.with(3, (votes[3] ?? 0) + before.votes);
      const place = placesOfBoard(board(...after), BY_VOTES).find(({ entry }) => entry._id === '3');
      expect(place?.position).toBe(before.place);
    }
  });

  test('counts among the cars that a filter selects', () => {
    expect(standing([9, 7, 6, 2], 3, { drivetrain: 'FWD' })).toEqual({ kind: 'behind', votes: 5, place: 1 });
    expect(standing([9, 7], 1, { drivetrain: 'FWD' })).toEqual({ kind: 'alone' });
  });

  test('is unknown for an entry that is not on the list, and on boards by time', () => {
    expect(standing([9, 7], 0, { drivetrain: 'FWD' })).toBeNull();
    const places = placesOfBoard([buildEntry({ _id: 'a' }), buildEntry({ _id: 'b' })], 'World Facts');
    expect(voteStanding(places, 'a')).toBeNull();
  });
});

test.each([
  [{ kind: 'behind', votes: 4, place: 3 }, '4 votes from 3rd', '4 votes from 3rd of the front-wheel drives'],
  [{ kind: 'behind', votes: 1, place: 1 }, '1 vote from 1st', '1 vote from 1st of the front-wheel drives'],
  [{ kind: 'leads', votes: 1200 }, 'Leads by 1 200 votes', 'Leads the front-wheel drives by 1 200 votes'],
  [{ kind: 'leads', votes: 1 }, 'Leads by 1 vote', 'Leads the front-wheel drives by 1 vote'],
  [
    { kind: 'shares' },
    'Shares 1st, one vote from the lead',
    'Shares 1st of the front-wheel drives, one vote from the lead',
  ],
  [{ kind: 'alone' }, 'The only car on this board', 'The only one of the front-wheel drives'],
] as const)('in words: %j', (given, whole, filtered) => {
  const text = (cars: string | null) => voteStandingText(given, cars).replace(/\s/g, ' ');
  expect(text(null)).toBe(whole);
  expect(text('the front-wheel drives')).toBe(filtered);
});
