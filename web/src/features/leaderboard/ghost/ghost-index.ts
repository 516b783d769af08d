import { type BoardQuery, type BoardView, rankingTime, shownPlace } from '@quartermile/core/domain';

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

/**
 * The place of a time among the cars that the filters select; it shares the place of an equal time. Undefined without a
 * filter, and while a search hides some of these cars.
 * @param index its index among the rows, as `ghostIndex` returns it
 */
export function ghostRank(
  { top, others }: BoardView,
  { q }: Pick<BoardQuery, 'q'>,
  index: number,
  seconds: number,
): number | undefined {
  const rows = [...top, ...others];
  if (q || rows[0]?.rank === undefined) return undefined;
  const before = rows[index - 1];
  return before ? shownPlace(before) + Number(rankingTime(before.entry.car) < seconds) : 1;
}
