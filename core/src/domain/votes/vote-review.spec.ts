import { describe, expect, test } from 'vitest';
import {
  bringBackVotesSchema,
  setAsideResultSchema,
  setAsideVotesSchema,
  voteHistoryQuerySchema,
  voteHistorySchema,
} from './vote-review.js';

interface Schema {
  safeParse(value: unknown): {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}
/** The problems as "field: message", each once. */
const problems = (schema: Schema, value: unknown) => [
  ...new Set(
    schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [],
  ),
];
const pathsOf = (schema: Schema, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('.'));

describe('setting votes aside', () => {
  const request = {
    entryId: 'golf',
    from: '2026-11-23T12:15:00Z',
    to: '2026-11-23T12:45:00Z',
    reason: ' One hall of computers. ',
  };

  test('takes an entry, a window and a reason', () => {
    expect(setAsideVotesSchema.parse(request)).toEqual({ ...request, reason: 'One hall of computers.' });
  });

  test('says what is missing', () => {
    expect(problems(setAsideVotesSchema, {})).toEqual([
      'entryId: Please select an entry.',
      'from: Please enter a date and time.',
      'to: Please enter a date and time.',
      'reason: Please give a reason.',
    ]);
    expect(problems(setAsideVotesSchema, { ...request, reason: ' ' })).toEqual([
      'reason: Please give a reason.',
    ]);
  });

  test.each([
    ['2026-11-23T12:15:00.001Z', []],
    ['2026-11-23T12:15:00Z', ['to: The end must be after the start.']],
    ['2026-11-23T12:14:00Z', ['to: The end must be after the start.']],
    // An hour earlier, although its text is greater.
    ['2026-11-23T13:15:00+02:00', ['to: The end must be after the start.']],
  ])('of a window until %s', (to, expected) => {
    expect(problems(setAsideVotesSchema, { ...request, to })).toEqual(expected);
  });

  test('takes a reason of 500 characters', () => {
    const ofLength = (length: number) =>
      problems(setAsideVotesSchema, { ...request, reason: 'x'.repeat(length) });
    expect([ofLength(500).length, ofLength(501).length]).toEqual([0, 1]);
  });
});

test('bringing votes back and a history need an id', () => {
  expect(bringBackVotesSchema.parse({ windowId: 'w' })).toEqual({ windowId: 'w' });
  expect(problems(bringBackVotesSchema, {})).toEqual(['windowId: Please select votes that are set aside.']);
  expect(voteHistoryQuerySchema.parse({ entryId: 'e' })).toEqual({ entryId: 'e' });
  expect(problems(voteHistoryQuerySchema, {})).toEqual(['entryId: Please select an entry.']);
});

describe('the votes of an entry over time', () => {
  const interval = { votes: 3, setAside: 1, isBurst: false };
  const window = {
    ...{ _id: 'w', from: '2026-11-23T12:15:00Z', to: '2026-11-23T12:45:00Z', votes: 3, reason: 'One hall.' },
    ...{ setAsideBy: 'Thabo', setAsideAt: '2026-11-23T13:00:00Z', broughtBackBy: null, broughtBackAt: null },
  };
  const history = {
    ...{
      entryId: 'golf',
      car: 'Volkswagen Golf 7 R',
      category: 'Votes by Viewers',
      votes: 5,
      votesSetAside: 1,
    },
    quarters: [{ at: '2026-11-23T12:15:00Z', ...interval }],
    days: [{ date: '2026-11-23', ...interval }],
    windows: [window],
  };

  test('are quarters, days and windows', () => {
    expect(voteHistorySchema.parse(history)).toEqual(history);
    expect(pathsOf(voteHistorySchema, {})).toEqual([
      ...['entryId', 'car', 'category', 'votes', 'votesSetAside', 'quarters', 'days', 'windows'],
    ]);
    expect(pathsOf(voteHistorySchema, { ...history, quarters: [{}], days: [{}], windows: [] })).toEqual([
      ...['at', 'votes', 'setAside', 'isBurst'].map((field) => `quarters.0.${field}`),
      ...['date', 'votes', 'setAside', 'isBurst'].map((field) => `days.0.${field}`),
    ]);
  });

  test('are counted in whole numbers from 0', () => {
    const counts = [0, -1, 1.5].map((votes) => voteHistorySchema.safeParse({ ...history, votes }).success);
    expect(counts).toEqual([true, false, false]);
  });

  test('change with a window, which names who set it aside and who brought it back', () => {
    const result = { window, votes: 5, votesSetAside: 3 };
    expect(setAsideResultSchema.parse(result)).toEqual(result);
    const back = { ...window, broughtBackBy: 'Sipho', broughtBackAt: '2026-11-24T08:00:00Z' };
    expect(setAsideResultSchema.parse({ ...result, window: back }).window).toEqual(back);
    expect(pathsOf(setAsideResultSchema, {})).toEqual(['window', 'votes', 'votesSetAside']);
    expect(pathsOf(setAsideResultSchema, { ...result, window: {} })).toEqual(
      Object.keys(window).map((field) => `window.${field}`),
    );
  });
});
