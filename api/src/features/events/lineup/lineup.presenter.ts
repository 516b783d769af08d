import type { Lineup, LineupCar, LineupSide } from '@quartermile/core/domain';
import type { StoredLineup } from '../stored-lineup.js';
import { ladderRounds } from './ladder-rounds.js';

/**
 * Converts a lineup to the public response format. Cars that are no longer on a board leave the entry list, and are
 * without a name in the ladder.
 * @param cars public cars by the ids in the lineup
 */
export function toLineup(
  { cars: ids, ladder }: StoredLineup,
  cars: ReadonlyMap<string, LineupCar>,
  pastEventId: string | null,
): Lineup {
  const listed = ids.flatMap((id) => cars.get(id) ?? []);
  // Two listed cars may have been merged into one.
  const unique = new Map(listed.map((car) => [car._id, car]));
  const toSide = (side: ReturnType<typeof ladderRounds>[number][number]['sides'][number]): LineupSide => {
    if (typeof side === 'string') return side;
    const car = cars.get(side.carId);
    return { ...side, name: car?.name ?? null, driver: car?.driver ?? null };
  };
  const rounds = ladder && {
    size: ladder.size,
    rounds: ladderRounds(ladder).map((races) =>
      races.map(({ sides: [one, other], winner, times }) => ({
        sides: [toSide(one), toSide(other)] satisfies [LineupSide, LineupSide],
        winner,
        times: [...times] satisfies [number | null, number | null],
      })),
    ),
  };
  return { cars: [...unique.values()], ladder: rounds, pastEventId };
}

/** Ids of all cars of a lineup. */
export function carsOfLineup({ cars, ladder }: StoredLineup): string[] {
  return [...new Set([...cars, ...(ladder?.seeds ?? [])])];
}
