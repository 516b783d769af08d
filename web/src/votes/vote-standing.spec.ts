import { placesOfBoard } from '@quartermile/core/domain';
import { buildEntry } from '@quartermile/core/testing';
import { describe, expect, test } from 'vitest';
import { voteStanding, voteStandingText } from './vote-standing.js';

const BY_VOTES = 'Votes by Viewers';
/** A board by votes; the first car is the oldest. */
const board = (...votes: number[]) =>
  votes.map((count, nth) =>
    buildEntry({
      _id: String(nth),
      category: BY_VOTES,
      votes: count,
      createdAt: `2026-11-${10 + nth}T09:00:00.000Z`,
    }),
  );
const standing = (votes: readonly number[], nth: number) =>
  voteStanding(placesOfBoard(board(...votes), BY_VOTES), String(nth));

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

  test('is unknown for an entry that is not on the list, and on boards by time', () => {
    expect(standing([9, 7], 2)).toBeNull();
    const places = placesOfBoard([buildEntry({ _id: 'a' }), buildEntry({ _id: 'b' })], 'World Facts');
    expect(voteStanding(places, 'a')).toBeNull();
  });
});

test.each([
  [{ kind: 'behind', votes: 4, place: 3 }, '4 votes from 3rd'],
  [{ kind: 'behind', votes: 1, place: 1 }, '1 vote from 1st'],
  [{ kind: 'leads', votes: 1200 }, 'Leads by 1 200 votes'],
  [{ kind: 'leads', votes: 1 }, 'Leads by 1 vote'],
  [{ kind: 'shares' }, 'Shares 1st, one vote from the lead'],
  [{ kind: 'alone' }, 'The only car on this board'],
] as const)('in words: %j', (given, text) => {
  expect(voteStandingText(given).replace(/\s/g, ' ')).toBe(text);
});
