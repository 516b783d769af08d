import { expect, test } from 'vitest';
import { PendingCount } from './pending-count.js';

test('counts what comes and goes, and knows a car that is told of twice', () => {
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
