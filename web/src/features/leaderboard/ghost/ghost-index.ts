import { type BoardView, rankingTime } from '@quartermile/core/domain';

/**
 * Where a time is among the rows that a page shows, the main ranking and the other entries: the number of rows before
 * it. An equal time is before it, because a new entry is the youngest.
 * @returns null when its place is not among these rows
 */
export function ghostIndex(
  { top, others, othersAbove, othersLeft }: BoardView,
  seconds: number,
): number | null {
  const rows = [...top, ...others];
  const behind = rows.findIndex(({ entry }) => rankingTime(entry.car) > seconds);
  if (behind < 0) return othersLeft === 0 ? rows.length : null;
  // Rows between the main ranking and the first other entry are not shown.
  return behind === top.length && othersAbove > 0 ? null : behind;
}
