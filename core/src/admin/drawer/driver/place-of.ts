import { type AdminEntry, isRankedByVotes, rankingTime } from '@quartermile/core/domain';

type RankableEntry = Pick<AdminEntry, 'category' | 'votes' | 'car'>;

const keyOf = (entry: RankableEntry): number =>
  isRankedByVotes(entry.category) ? -entry.votes : rankingTime(entry.car);

/**
 * The places of a board's entries, as `rankEntries` of core gives them. Counted here, because sharing that module with
 * the dashboard would split it from the leaderboard's script, which visitors wait for.
 * @param board all entries of one category
 */
export function placeOf(board: readonly RankableEntry[]): (entry: RankableEntry) => number {
  const keys = [...new Set(board.map(keyOf))].sort((one, other) => one - other);
  const places = new Map(keys.map((key, index) => [key, index + 1]));
  return (entry) => places.get(keyOf(entry)) ?? keys.length + 1;
}
