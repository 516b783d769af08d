import { expect, test } from 'vitest';
import { PendingCount } from './pending-count.js';

test('counts additions and removals, and a car announced twice only once', () => {
  const counts: number[] = [];
  const pending = new PendingCount((count) => counts.push(count));
  pending.replace(['a', 'b']);
  expect(pending.add('a')).toBe(false);
  expect(pending.add('c')).toBe(true);
  pending.remove('a');
  expect(pending.add('a')).toBe(false);
  pending.remove('unknown');
  expect(counts).toEqual([2, 3, 2]);
});
