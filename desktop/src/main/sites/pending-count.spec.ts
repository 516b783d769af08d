import { expect, test } from 'vitest';
import { PendingCount } from './pending-count.js';

test('counts additions and removals, a car of the list once, and a car that comes back again', () => {
  const counts: number[] = [];
  const pending = new PendingCount((count) => counts.push(count));
  pending.replace(['a', 'b']);
  pending.add('a');
  pending.add('c');
  pending.remove('a');
  pending.remove('unknown');
  pending.add('a');
  expect(counts).toEqual([2, 3, 2, 3]);
});
