import { expect, test } from 'vitest';
import type { CarOutcome, RefusedDecision } from '../../shared/app-state.js';
import { describeConflict } from './describe-conflict.js';

// 10:32 and 10:40 in the site's time zone.
const at = Date.parse('2026-11-22T08:32:00Z');
const now = Date.parse('2026-11-22T10:00:00Z');
const approval: RefusedDecision = {
  key: 'key',
  car: 'Golf',
  decision: { carId: 'golf', action: 'approve', categories: ['World Facts', 'Votes by Viewers'] },
  at,
  isOffline: true,
  reason: 'This car has already been reviewed.',
  code: 'already_reviewed',
  outcome: null,
};
const rejected: CarOutcome = {
  status: 'rejected',
  by: 'Ana',
  at: '2026-11-22T08:40:00Z',
  reason: 'The proof cannot be read.',
  categories: [],
};
const read = (outcome: CarOutcome | null, change: Partial<RefusedDecision> = {}) =>
  describeConflict({ ...approval, ...change, outcome }, now);

test('names the decision, the outcome, the person and the time', () => {
  expect(read(rejected)).toBe(
    'You approved it for World Facts, Votes by Viewers (offline, 10:32). Ana rejected it at 10:40: The proof cannot be read.',
  );
});

test('a rejection against an approval', () => {
  const decision = { carId: 'golf', action: 'reject', reason: null } as const;
  const approved = { ...rejected, status: 'approved', reason: null, categories: ['World Facts'] } as const;
  expect(read({ ...approved, categories: ['World Facts'] }, { decision })).toBe(
    'You rejected it (offline, 10:32). Ana approved it for World Facts at 10:40.',
  );
});

test('a deleted car, a withdrawn one, a reopened one, and a missing record', () => {
  expect(read({ ...rejected, status: 'deleted', reason: null })).toContain('Ana deleted it at 10:40.');
  expect(read({ ...rejected, status: 'deleted', by: null, at: null })).toMatch(/\. It was deleted\.$/);
  expect(read({ ...rejected, status: 'withdrawn', by: 'visitor', reason: null })).toContain(
    'Its driver withdrew it at 10:40.',
  );
  expect(read({ ...rejected, status: 'pending', by: null, at: null })).toMatch(/\. It is pending again\.$/);
  expect(read({ ...rejected, by: null, at: null, reason: null })).toMatch(/\. It was rejected\.$/);
});

test('names a day other than today, and calls only offline decisions offline', () => {
  expect(read({ ...rejected, at: '2026-11-20T08:40:00Z', reason: null }, { isOffline: false })).toBe(
    'You approved it for World Facts, Votes by Viewers (10:32). Ana rejected it at 20 Nov, 10:40.',
  );
});

test('says what was decided about a car that had changed', () => {
  const reason = 'This car was changed after you saw it.';
  expect(read(null, { code: 'changed_meanwhile', reason })).toBe(
    `You approved it for World Facts, Votes by Viewers (offline, 10:32). ${reason}`,
  );
});

test('shows the site’s message for errors without a known conflict', () => {
  expect(read(null)).toBe('This car has already been reviewed.');
});

test('a question with its text, also for errors without a known conflict', () => {
  const decision = { carId: 'golf', action: 'ask', reason: 'Where was it?' } as const;
  expect(read(rejected, { decision })).toBe(
    'You asked its driver “Where was it?” (offline, 10:32). Ana rejected it at 10:40: The proof cannot be read.',
  );
  expect(read(null, { decision })).toBe(
    'You asked its driver “Where was it?” (offline, 10:32). This car has already been reviewed.',
  );
});
