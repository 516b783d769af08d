import type { Client } from '@quartermile/core/client';
import { type BoardPage, type Place, raceRunOf } from '@quartermile/core/domain';

/** Two cars in their lanes. */
export interface Race {
  readonly kind: 'race';
  readonly lanes: readonly [Place, Place];
}

/** A car that needs an opponent. */
export interface OpponentChoice {
  readonly kind: 'choice';
  readonly place: Place;
  /** Cars with a time, in the order of the board: the first three, and those around the car. */
  readonly opponents: readonly Place[];
}

/** `missing` if one of the entries is unknown or was removed; null when loading failed. */
export type LoadedRace = Race | OpponentChoice | 'missing' | null;

/** The calls that loading a race takes. */
export type RaceClient = Pick<Client, 'leaderboard'>;

/** Loads a race of two entries, or the opponents of one. An entry does not race itself. */
export async function loadRace(
  { leaderboard }: RaceClient,
  first: string,
  second: string | undefined,
): Promise<LoadedRace> {
  const ids = second === undefined || second === first ? [first] : [first, second];
  const [page, opponent] = await Promise.all(ids.map((id) => leaderboard.entryBoard(id)));
  const place = page?.match?.place;
  if (!page || !place) return 'missing';
  if (!opponent) return { kind: 'choice', place, opponents: opponentsOf(page, first) };
  return opponent.match ? { kind: 'race', lanes: [place, opponent.match.place] } : 'missing';
}

function opponentsOf({ view }: BoardPage, first: string): Place[] {
  return [...view.top, ...view.others].filter(
    ({ entry }) => entry._id !== first && raceRunOf(entry.car) !== null,
  );
}
