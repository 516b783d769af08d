import { type Ladder, type LadderResult, type RaceTimes, seedOrder } from './ladder.js';

/** A car in a race. */
export interface LadderCar {
  readonly carId: string;
  readonly seed: number;
}

/** One side of a race: a car, nobody, or the winner of a race that has no result yet. */
export type LadderSide = LadderCar | 'bye' | 'open';

/** A race of two cars, or a bye. */
export interface LadderRace {
  readonly sides: readonly [LadderSide, LadderSide];
  /** Id of the car that goes on, also by a bye; null while undecided. */
  readonly winner: string | null;
  readonly times: RaceTimes;
}

const NO_TIMES: RaceTimes = [null, null];

/** All rounds of a ladder, the final last. Cars advance by results and byes. */
export function ladderRounds({ size, seeds, results }: Ladder): readonly (readonly LadderRace[])[] {
  const rounds: LadderRace[][] = [];
  let sides = seedOrder(size).map((seed): LadderSide => {
    const carId = seeds[seed - 1];
    return carId === undefined ? 'bye' : { carId, seed };
  });
  while (sides.length > 1) {
    const round = rounds.length + 1;
    const races = pairs(sides).map((pair, at) => {
      const result = results.find((one) => one.round === round && one.race === at + 1);
      return toRace(pair, result);
    });
    rounds.push(races);
    sides = races.map(goesOn);
  }
  return rounds;
}

/** The cars of a race; null unless both are known. */
export function carsOfRace({ sides }: Pick<LadderRace, 'sides'>): readonly [LadderCar, LadderCar] | null {
  const [one, other] = carsAmong(sides);
  return one && other ? [one, other] : null;
}

const carsAmong = (sides: readonly LadderSide[]): LadderCar[] =>
  sides.filter((side) => typeof side === 'object');

function pairs(sides: readonly LadderSide[]): (readonly [LadderSide, LadderSide])[] {
  return sides.flatMap((one, at) => {
    const other = sides[at + 1];
    return at % 2 === 0 && other !== undefined ? [[one, other] as const] : [];
  });
}

function toRace(sides: readonly [LadderSide, LadderSide], result: LadderResult | undefined): LadderRace {
  if (sides.includes('bye')) return { sides, winner: carsAmong(sides)[0]?.carId ?? null, times: NO_TIMES };
  const isDecided = carsOfRace({ sides })?.some(({ carId }) => carId === result?.winner);
  return result && isDecided
    ? { sides, winner: result.winner, times: result.times }
    : { sides, winner: null, times: NO_TIMES };
}

function goesOn({ sides, winner }: LadderRace): LadderSide {
  if (sides.every((side) => side === 'bye')) return 'bye';
  return carsAmong(sides).find(({ carId }) => carId === winner) ?? 'open';
}
