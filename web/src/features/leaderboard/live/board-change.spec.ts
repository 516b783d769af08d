import { buildEntry } from '@quartermile/core/testing';
import { expect, test } from 'vitest';
import { applyBoardChange } from './board-change.js';

const golf = buildEntry({ _id: 'golf', votes: 1 });
const polo = buildEntry({ _id: 'polo', votes: 2 });
const none = { votes: {}, entries: [], removed: [] };

test('sets votes, and leaves the other entries the same objects', () => {
  const [first, second] = applyBoardChange([golf, polo], { ...none, votes: { golf: 7, unknown: 3 } });
  expect(first).toEqual({ ...golf, votes: 7 });
  expect(second).toBe(polo);
});

test('adds, replaces and removes entries', () => {
  const renamed = { ...polo, car: { ...polo.car, name: 'Polo GTI' } };
  const added = buildEntry({ _id: 'jazz' });
  const change = { ...none, entries: [added, renamed], removed: ['golf', 'unknown'] };
  expect(applyBoardChange([golf, polo], change)).toEqual([renamed, added]);
});

test('gives the same list when it is applied twice', () => {
  const change = { votes: { polo: 9 }, entries: [buildEntry({ _id: 'jazz' })], removed: ['golf'] };
  const once = applyBoardChange([golf, polo], change);
  expect(applyBoardChange(once, change)).toEqual(once);
});
