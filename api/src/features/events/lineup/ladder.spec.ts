import { describe, expect, it } from '@jest/globals';
import { LADDER_SIZES } from '@quartermile/core/domain';
import fc from 'fast-check';
import { type Ladder, seedLadder, seedOrder } from './ladder.js';
import { carsOfRace, ladderRounds } from './ladder-rounds.js';
import { setLadderResult } from './set-ladder-result.js';

const sizes = fc.constantFrom(...LADDER_SIZES);
const carsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `car ${at + 1}`, seconds: 10 + at }));
const sizeAndCount = sizes.chain((size) =>
  fc.tuple(fc.constant(size), fc.integer({ min: 2, max: size + 3 })),
);

const NO_TIMES = [null, null] as const;
function changed(ladder: Ladder, round: number, race: number, winner: string | null): Ladder {
  const change = setLadderResult(ladder, { round, race, winner, times: NO_TIMES });
  if ('problem' in change) throw new Error(change.problem.message);
  return change.ladder;
}

/** Plays all races; `choose` picks the winning side of each. */
function played(ladder: Ladder, choose: () => 0 | 1): Ladder {
  let current = ladder;
  for (const [at, races] of ladderRounds(ladder).entries())
    for (const index of races.keys()) {
      const race = ladderRounds(current)[at]?.[index];
      const cars = race && carsOfRace(race);
      if (cars) current = changed(current, at + 1, index + 1, cars[choose()].carId);
    }
  return current;
}
const championOf = (ladder: Ladder) => ladderRounds(ladder).at(-1)?.[0]?.winner ?? null;

describe('seeding', () => {
  it('is the standard bracket', () => {
    expect(seedOrder(4)).toEqual([1, 4, 2, 3]);
    expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    expect(seedOrder(16).slice(0, 8)).toEqual([1, 16, 8, 9, 4, 13, 5, 12]);
  });

  it('takes the quickest by time, equal ones in their order, those without a time last', () => {
    const cars = [
      { id: 'none', seconds: null },
      { id: 'slow', seconds: 15 },
      { id: 'first', seconds: 12 },
      { id: 'second', seconds: 12 },
      { id: 'quick', seconds: 9.9 },
    ];
    expect(seedLadder(4, cars).seeds).toEqual(['quick', 'first', 'second', 'slow']);
    expect(seedLadder(8, cars).seeds).toEqual(['quick', 'first', 'second', 'slow', 'none']);
  });

  it('lets the better seed win every race: the best two meet last, byes go to the best', () => {
    fc.assert(
      fc.property(sizeAndCount, ([size, count]) => {
        const ladder = played(seedLadder(size, carsOf(count)), () => 0);
        const rounds = ladderRounds(ladder);
        const [final] = rounds.at(-1) ?? [];
        expect(
          final &&
            carsOfRace(final)
              ?.map(({ seed }) => seed)
              .toSorted(),
        ).toEqual([1, 2]);
        const byes = (rounds[0] ?? []).flatMap(({ sides }) =>
          sides.includes('bye') ? sides.flatMap((side) => (typeof side === 'object' ? [side.seed] : [])) : [],
        );
        const cars = Math.min(size, count);
        const expected = Array.from({ length: Math.min(size - cars, cars) }, (_, at) => at + 1);
        expect(byes.toSorted((one, other) => one - other)).toEqual(
          cars > size / 2 ? expected : Array.from({ length: cars }, (_, at) => at + 1),
        );
      }),
    );
  });
});

describe('results', () => {
  it('advance exactly the winners to one champion', () => {
    fc.assert(
      fc.property(
        sizeAndCount,
        fc.infiniteStream(fc.constantFrom(0 as const, 1 as const)),
        ([size, count], choices) => {
          const ladder = played(seedLadder(size, carsOf(count)), () => choices.next().value ?? 0);
          const rounds = ladderRounds(ladder);
          for (const [at, races] of rounds.entries()) {
            const winners = races.flatMap(({ winner }) => winner ?? []);
            const next = rounds[at + 1]
              ?.flatMap(({ sides }) => sides)
              .flatMap((side) => (typeof side === 'object' ? [side.carId] : []));
            if (next) expect(next).toEqual(winners);
          }
          expect(championOf(ladder)).not.toBeNull();
          expect(ladder.results).toHaveLength(Math.min(size, count) - 1);
        },
      ),
    );
  });

  it('remove what followed when another car won, and nothing else', () => {
    let ladder = played(seedLadder(8, carsOf(8)), () => 0);
    expect(championOf(ladder)).toBe('car 1');
    ladder = changed(ladder, 1, 1, 'car 8');
    expect(ladder.results.map(({ round, race }) => `${round}.${race}`).toSorted()).toEqual([
      '1.1',
      '1.2',
      '1.3',
      '1.4',
      '2.2',
    ]);
    expect(ladderRounds(ladder)[1]?.[0]?.sides.map((side) => typeof side === 'object' && side.carId)).toEqual(
      ['car 8', 'car 4'],
    );
    expect(championOf(ladder)).toBeNull();
  });

  it('stay when only the times of a race are corrected, and go with a removed result', () => {
    const ladder = played(seedLadder(4, carsOf(4)), () => 0);
    const timed = setLadderResult(ladder, { round: 1, race: 1, winner: 'car 1', times: [11.9, null] });
    expect('ladder' in timed && timed.ladder.results).toHaveLength(3);
    expect('ladder' in timed && ladderRounds(timed.ladder)[0]?.[0]?.times).toEqual([11.9, null]);
    expect(changed(ladder, 1, 2, null).results.map(({ round, race }) => [round, race])).toEqual([[1, 1]]);
  });

  it('are refused for unknown and undecided races, byes and other cars', () => {
    const ladder = seedLadder(4, carsOf(3));
    const problem = (round: number, race: number, winner: string) => {
      const change = setLadderResult(ladder, { round, race, winner, times: NO_TIMES });
      return 'problem' in change ? [change.problem.field, change.problem.message] : null;
    };
    expect(problem(3, 1, 'car 1')).toEqual(['race', 'This race is not in the ladder.']);
    expect(problem(1, 3, 'car 1')).toEqual(['race', 'This race is not in the ladder.']);
    expect(problem(2, 1, 'car 1')).toEqual(['race', 'The cars of this race are not decided yet.']);
    expect(problem(1, 1, 'car 1')).toEqual(['race', 'The cars of this race are not decided yet.']);
    expect(problem(1, 2, 'car 1')).toEqual(['winner', 'The winner is one of the two cars of this race.']);
    expect(problem(1, 2, 'car 2')).toBeNull();
  });

  it('do not count for a car that is not in the race', () => {
    const stale = { round: 2, race: 1, winner: 'car 3', times: NO_TIMES };
    const ladder = { ...seedLadder(4, carsOf(4)), results: [stale] };
    expect(championOf(ladder)).toBeNull();
  });
});
