import { buildEntry } from '@quartermile/core/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { storedBoard } from './stored-board.js';

const KEY = 'quartermile.leaderboard';
const loadedAt = Date.parse('2026-11-20T10:00:00Z');
const entry = buildEntry();

afterEach(() => localStorage.clear());

describe('the stored leaderboard', () => {
  test('is read unchanged', () => {
    storedBoard.write({ entries: [entry], loadedAt });
    expect(storedBoard.read()).toEqual({ entries: [entry], loadedAt });
  });

  test('is read with figures and facts of runs', () => {
    const strip = { _id: '1', name: 'Tarlton', place: 'Krugersdorp', altitude: 1640 };
    const run = buildEntry({ car: { trapSpeed: 190.5, sixtyFoot: 1.852, reactionTime: -0.01, strip } });
    storedBoard.write({ entries: [run], loadedAt });
    expect(storedBoard.read()).toEqual({ entries: [run], loadedAt });
  });

  test('is read with a run that a video shows', () => {
    const runVideo = { _id: 'v', title: 'Three runs', link: 'https://youtu.be/dQw4w9WgXcQ', second: 252 };
    const run = buildEntry({ car: { runVideo } });
    storedBoard.write({ entries: [run, entry], loadedAt });
    expect(storedBoard.read()).toEqual({ entries: [run, entry], loadedAt });
  });

  test('is null when nothing was stored', () => {
    expect(storedBoard.read()).toBeNull();
  });

  test.each([
    ['text that was cut off', '{"entries":[{"_id":"1"'],
    ['a number', '7'],
    ['no list', JSON.stringify({ entries: {}, loadedAt })],
    ['no time', JSON.stringify({ entries: [entry] })],
    ['a time that is no date', JSON.stringify({ entries: [entry], loadedAt: 1e300 })],
    ['an empty entry', JSON.stringify({ entries: [entry, {}], loadedAt })],
    ['an entry that is null', JSON.stringify({ entries: [null], loadedAt })],
    ['an entry without a car', JSON.stringify({ entries: [{ ...entry, car: undefined }], loadedAt })],
    ['an unknown category', JSON.stringify({ entries: [{ ...entry, category: 'Fastest' }], loadedAt })],
    ['votes that are text', JSON.stringify({ entries: [{ ...entry, votes: 'many' }], loadedAt })],
    ...[
      ['an unknown drivetrain', { drivetrain: '4WD' }],
      ['a name that is missing', { name: undefined }],
      ['a description that is an object', { description: {} }],
      ['a time that is a number', { time: 9.8 }],
      ['a strip that is text', { strip: 'Tarlton' }],
    ].map(([name, change]) => [
      name,
      JSON.stringify({ entries: [{ ...entry, car: { ...entry.car, ...(change as object) } }], loadedAt }),
    ]),
  ])('is none where it is damaged: %s', (_, text) => {
    localStorage.setItem(KEY, text as string);
    expect(storedBoard.read()).toBeNull();
  });
});
