import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildEntry } from '../../../testing/index.js';
import { DRIVETRAINS } from '../../cars/drivetrain.js';
import { defaultBoardQuery } from '../../leaderboard/board-query.js';
import { viewBoard } from '../../leaderboard/board-view.js';
import type { Entry } from '../../leaderboard/entry.js';
import { placesOfBoard, rankEntries, splitTopEntries } from '../../leaderboard/rank-entries.js';
import { describeGhost } from './describe-ghost.js';
import { type GhostRun, placeGhost } from './ghost-place.js';

const BOARD = 'Our Drag Races';
const entryOf = (id: string, car: Partial<Entry['car']>) =>
  buildEntry({ _id: id, category: BOARD, createdAt: '2026-01-01T00:00:00.000Z', car });

/** The board after the approval of a car with the ghost's time. */
const approve = (entries: readonly Entry[], { time, drivetrain }: GhostRun): Entry[] => [
  ...entries,
  buildEntry({
    _id: 'ghost',
    category: BOARD,
    createdAt: '2026-12-01T00:00:00.000Z',
    car: { time, worldFacts: null, drivetrain: drivetrain ?? 'FWD' },
  }),
];

// Few values, so that ties are common.
const times = fc.constantFrom('9.8', '9.80', '10.2', '10.21', '11.0', '999.9', null);
const boards = fc
  .array(fc.record({ time: times, drivetrain: fc.constantFrom(...DRIVETRAINS) }), { maxLength: 70 })
  .map((cars) =>
    cars.map((car, at) => entryOf(`e${at}`, { worldFacts: null, owner: `Driver ${at}`, ...car })),
  );
const ghosts = fc.record({
  time: fc.constantFrom('9.0', '9.8', '10.2', '10.5', '12.0', '999.9'),
  drivetrain: fc.constantFrom(null, ...DRIVETRAINS),
});
const cases = fc.record({ entries: boards, ghost: ghosts });
const placeOf = (entries: readonly Entry[], ghost: GhostRun) =>
  placeGhost(placesOfBoard(entries, BOARD), BOARD, ghost);

describe('the place of a ghost', () => {
  test('is the one that a car with its time has after an approval, on the board and among its drivetrain', () => {
    fc.assert(
      fc.property(cases, ({ entries, ghost }) => {
        const { position, count, ofDrivetrain } = placeOf(entries, ghost);
        const after = approve(entries, ghost);
        const isGhost = ({ entry }: { readonly entry: Entry }): boolean => entry._id === 'ghost';
        expect(position).toBe(placesOfBoard(after, BOARD).find(isGhost)?.position);
        expect(count).toBe(after.length);
        expect(ofDrivetrain === null).toBe(ghost.drivetrain === null);
        if (ghost.drivetrain === null) return;
        const rivals = after.filter(({ car }) => car.drivetrain === ghost.drivetrain);
        expect(ofDrivetrain).toEqual({
          position: rankEntries(rivals).find(isGhost)?.position,
          count: rivals.length,
        });
      }),
      { numRuns: 500 },
    );
  });

  test('is off the top ten exactly if the tenth car is quicker', () => {
    fc.assert(
      fc.property(cases, ({ entries, ghost }) => {
        const { offTopTen } = placeOf(entries, ghost);
        const { top, others } = splitTopEntries(placesOfBoard(approve(entries, ghost), BOARD));
        const isInTop = top.some(({ entry }) => entry._id === 'ghost');
        if (isInTop) expect(offTopTen).toBeNull();
        else if (others.length > 0 && offTopTen !== null) expect(offTopTen).toBeGreaterThan(0);
        const tenth = placesOfBoard(entries, BOARD)[9]?.entry.car.time;
        const slower = tenth && Number(tenth) < Number(ghost.time);
        if (slower) expect(offTopTen).toBeCloseTo(Number(ghost.time) - Number(tenth), 3);
        else expect(offTopTen).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  test('leads to a page that shows the rows around it', () => {
    fc.assert(
      fc.property(cases, ({ entries, ghost }) => {
        const { from } = placeOf(entries, ghost);
        const { drivetrain } = ghost;
        const query = { ...defaultBoardQuery, category: BOARD, drivetrain, from } as const;
        const view = viewBoard(approve(entries, ghost), query);
        expect([...view.top, ...view.others].map(({ entry }) => entry._id)).toContain('ghost');
      }),
    );
  });
});

describe('the rows around a ghost', () => {
  // Times of 10, 11, ... s; every second car is an FWD.
  const board = Array.from({ length: 140 }, (_, at) =>
    entryOf(`e${at}`, { time: `${10 + at}.0`, worldFacts: null, drivetrain: at % 2 ? 'FWD' : 'AWD' }),
  );
  const fromOf = (time: string, drivetrain: GhostRun['drivetrain'] = null) =>
    placeOf(board, { time, drivetrain }).from;

  test.each([
    ['ahead of all', '9.5', 0],
    ['among the first ten', '14.5', 0],
    ['behind the first 39 other entries', '58.5', 0],
    ['behind the first 40 other entries', '59.5', 20],
    ['behind the first 70 other entries', '89.5', 50],
    ['behind all', '500.0', 110],
  ])('start so that it is in their middle, %s', (_, time, from) => {
    expect(fromOf(time)).toBe(from);
  });

  test('have it behind an equal time', () => {
    expect(fromOf('59.0')).toBe(20);
    expect(fromOf('58.0')).toBe(0);
  });

  test('are those of its drivetrain', () => {
    expect(fromOf('109.5', 'FWD')).toBe(20);
    expect(fromOf('108.5', 'FWD')).toBe(0);
    expect(fromOf('109.5', 'RWD')).toBe(0);
  });

  test('start at the top of an empty board', () => {
    expect(placeOf([], { time: '12.4', drivetrain: null }).from).toBe(0);
  });
});

describe('the place of a ghost in words', () => {
  const board = Array.from({ length: 12 }, (_, at) =>
    entryOf(`e${at}`, {
      time: `${(11 + at / 10).toFixed(1)}`,
      worldFacts: null,
      owner: at === 11 ? 'Tshepo' : `Driver ${at}`,
      drivetrain: at % 2 ? 'FWD' : 'AWD',
    }),
  );
  test.each([
    [
      '12.12',
      null,
      '12.12 s would be 13th of 13 in Our Drag Races, 0.22 s off the top ten, 0.02 s behind Tshepo.',
    ],
    [
      '12.1',
      'FWD',
      '12.1 s would be 12th of 13 in Our Drag Races, 0.2 s off the top ten, level with Tshepo. 6th of 7 with FWD.',
    ],
    [
      '11.05',
      'RWD',
      '11.05 s would be 2nd of 13 in Our Drag Races, 0.05 s behind Driver 0. 1st of 1 with RWD.',
    ],
    ['10.0', null, '10.0 s would be 1st of 13 in Our Drag Races, 1 s ahead of Driver 0.'],
  ] as const)('of %s, %s', (time, drivetrain, sentence) => {
    expect(describeGhost(placeOf(board, { time, drivetrain }))).toBe(sentence);
  });

  test('of the first time of a board, and ahead of entries without a time', () => {
    const ghost = { time: '12.4', drivetrain: null };
    expect(describeGhost(placeOf([], ghost))).toBe('12.4 s would be the first time in Our Drag Races.');
    expect(describeGhost(placeOf([entryOf('e', { time: null, worldFacts: null })], ghost))).toBe(
      '12.4 s would be 1st of 2 in Our Drag Races.',
    );
  });
});
