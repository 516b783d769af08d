import { eventDayMessages } from '@quartermile/core/domain';
import type { Ladder, LadderResult, RaceTimes } from './ladder.js';
import { carsOfRace, ladderRounds } from './ladder-rounds.js';

/** A result to set; without a winner, the race has no result. */
export interface NewResult {
  readonly round: number;
  readonly race: number;
  readonly winner: string | null;
  readonly times: RaceTimes;
}

/** The changed ladder, or the field of the result that is wrong and why. */
export type ResultChange =
  | { readonly ladder: Ladder }
  | { readonly problem: { readonly field: 'race' | 'winner'; readonly message: string } };

/**
 * Sets, corrects or removes the result of a race. Another winner removes the results of the races that followed from
 * it; corrected times of the same winner do not.
 */
export function setLadderResult(ladder: Ladder, change: NewResult): ResultChange {
  const { round, race, winner, times } = change;
  const found = ladderRounds(ladder)[round - 1]?.[race - 1];
  if (!found) return refused('race', eventDayMessages.matchExpected);
  const cars = carsOfRace(found);
  if (!cars) return refused('race', eventDayMessages.carsUndecided);
  if (winner !== null && !cars.some(({ carId }) => carId === winner))
    return refused('winner', eventDayMessages.winnerExpected);
  const others = ladder.results.filter(
    (result) => !isRace(result, round, race) && (found.winner === winner || !follows(result, round, race)),
  );
  const results = winner === null ? others : [...others, { round, race, winner, times }];
  return { ladder: { ...ladder, results } };
}

const refused = (field: 'race' | 'winner', message: string): ResultChange => ({
  problem: { field, message },
});

const isRace = (result: LadderResult, round: number, race: number): boolean =>
  result.round === round && result.race === race;

/** Whether the winner of a race is, or could be, in the race of a result. */
function follows(result: LadderResult, round: number, race: number): boolean {
  const later = result.round - round;
  return later > 0 && result.race === Math.ceil(race / 2 ** later);
}
