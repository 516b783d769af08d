import { describe, expect, it } from '@jest/globals';
import type { Ladder, LadderResult } from './ladder.js';
import { carsOfRace, ladderRounds } from './ladder-rounds.js';

const ladderOf = (cars: number, ...results: readonly LadderResult[]): Ladder => ({
  size: 4,
  seeds: ['a', 'b', 'c', 'd'].slice(0, cars),
  results,
});
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((carId, at) => ({ carId, seed: at + 1 }));
const untimed = [null, null] as const;
const result = (round: number, race: number, winner: string): LadderResult => ({
  round,
  race,
  winner,
  times: [11.5, 12.1],
});

describe('the rounds of a ladder', () => {
  it('have open races until there are results', () => {
    expect(ladderRounds(ladderOf(4))).toEqual([
      [
        { sides: [a, d], winner: null, times: untimed },
        { sides: [b, c], winner: null, times: untimed },
      ],
      [{ sides: ['open', 'open'], winner: null, times: untimed }],
    ]);
  });

  it('have the winner of a race, its times, and the next race of the winner', () => {
    const [first, final] = ladderRounds(ladderOf(4, result(1, 1, 'd')));
    expect(first?.[0]).toEqual({ sides: [a, d], winner: 'd', times: [11.5, 12.1] });
    expect(first?.[1]).toEqual({ sides: [b, c], winner: null, times: untimed });
    expect(final).toEqual([{ sides: [d, 'open'], winner: null, times: untimed }]);
  });

  it('pass a car on over a bye, without a result and without times', () => {
    const [first] = ladderRounds(ladderOf(3, result(1, 1, 'a')));
    expect(first?.[0]).toEqual({ sides: [a, 'bye'], winner: 'a', times: untimed });
  });

  it('have a bye where neither side of the race before has a car', () => {
    const empty = { ...ladderOf(0), seeds: [] };
    expect(ladderRounds(empty)).toEqual([
      [
        { sides: ['bye', 'bye'], winner: null, times: untimed },
        { sides: ['bye', 'bye'], winner: null, times: untimed },
      ],
      [{ sides: ['bye', 'bye'], winner: null, times: untimed }],
    ]);
  });

  it('leave the race open behind a race of which one side only is a bye', () => {
    const [, second, final] = ladderRounds({ size: 8, seeds: ['a', 'b', 'c', 'd', 'e'], results: [] });
    expect(second?.map(({ sides }) => sides)).toEqual([
      [a, 'open'],
      [b, c],
    ]);
    expect(final?.[0]?.sides).toEqual(['open', 'open']);
  });

  it('ignore results of cars that are not in the race, with their times', () => {
    expect(ladderRounds(ladderOf(4, result(1, 1, 'b')))).toEqual(ladderRounds(ladderOf(4)));
  });

  it('ignore the result of a race in which one car only is known', () => {
    const early = ladderOf(4, result(1, 1, 'a'), result(2, 1, 'a'));
    expect(ladderRounds(early)[1]).toEqual([{ sides: [a, 'open'], winner: null, times: untimed }]);
  });
});

describe('the cars of a race', () => {
  it('are known once both sides are cars', () => {
    const [first, final] = ladderRounds(ladderOf(3, result(1, 2, 'c')));
    const carsOf = (race = final?.[0]) => race && carsOfRace(race);
    expect(carsOf()?.map(({ carId }) => carId)).toEqual(['a', 'c']);
    expect(carsOf(first?.[0])).toBeNull();
    const [, undecided] = ladderRounds(ladderOf(4, result(1, 2, 'c')));
    expect(carsOf(undecided?.[0])).toBeNull();
  });
});
