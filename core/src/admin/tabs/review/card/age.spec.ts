import { expect, test } from 'vitest';
import { describeAge } from './age.js';

const now = Date.UTC(2026, 10, 21, 12);
const ago = (seconds: number): string => new Date(now - seconds * 1000).toISOString();

test.each([
  [-30, 'just now'],
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_399, '23 hours ago'],
  [86_400, '1 day ago'],
  [40 * 86_400, '40 days ago'],
])('what came %d s ago is "%s"', (seconds, text) => {
  expect(describeAge(ago(seconds), now)).toBe(text);
});

test('an invalid instant has no age', () => {
  expect(describeAge('yesterday', now)).toBe('');
});
