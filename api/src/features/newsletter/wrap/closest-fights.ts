import {
  differenceOf,
  type Entry,
  isRankedByVotes,
  messages,
  type RankedEntry,
} from '@quartermile/core/domain';
import type { WrapFight } from './week-summary.js';
import { wrapCarOf } from './wrap-car.js';
import { WRAP_FIGHT_MAX_S, WRAP_FIGHT_MAX_VOTES, WRAP_FIGHT_PLACES, WRAP_FIGHTS_MAX } from './wrap-limits.js';

type Place = RankedEntry<Entry>;

interface FoundFight extends WrapFight {
  /** Its gap as a part of the largest gap on its board: 0 to 1. */
  readonly share: number;
  /** Its two cars, in any order. */
  readonly cars: string;
}

/**
 * The smallest gaps between neighbours near the top of boards, the closest first, of equal ones the better place. Two cars
 * are listed once, and cars without a time or a vote fight for nothing.
 * @param boards the places of each board, in their order
 */
export function closestFights(boards: readonly (readonly Place[])[]): WrapFight[] {
  const found = boards
    .flatMap(fightsOf)
    .toSorted((one, other) => one.share - other.share || one.ahead.position - other.ahead.position);
  const known = new Set<string>();
  return found
    .filter(({ cars }) => !known.has(cars) && known.add(cars))
    .slice(0, WRAP_FIGHTS_MAX)
    .map(({ ahead, behind, gap }) => ({ ahead, behind, gap }));
}

function fightsOf(places: readonly Place[]): FoundFight[] {
  const near = places.slice(0, WRAP_FIGHT_PLACES);
  return near.slice(1).flatMap((behind, at) => fightOf(near[at] as Place, behind));
}

function fightOf(ahead: Place, behind: Place): FoundFight[] {
  const isByVotes = isRankedByVotes(ahead.entry.category);
  const isWithoutVotes = isByVotes && behind.entry.votes === 0;
  const difference = isWithoutVotes ? undefined : differenceOf(ahead.entry, behind.entry);
  const max = isByVotes ? WRAP_FIGHT_MAX_VOTES : WRAP_FIGHT_MAX_S;
  if (difference === undefined || Number(difference) > max) return [];
  const { votes, seconds } = messages.leaderboard;
  const gap = isByVotes ? votes(Number(difference)) : seconds(difference);
  return [
    {
      ahead: wrapCarOf(ahead),
      behind: wrapCarOf(behind),
      gap: Number(difference) === 0 ? null : gap,
      share: Number(difference) / max,
      cars: [ahead.entry.car._id, behind.entry.car._id].toSorted().join(' '),
    },
  ];
}
