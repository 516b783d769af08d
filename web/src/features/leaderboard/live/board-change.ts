import type { BoardChange, BoardRevision, Entry } from '@quartermile/core/domain';

/** The entries after a change. Unchanged entries stay the same objects. */
export function applyBoardChange(
  entries: readonly Entry[],
  { votes, entries: changed, removed }: Omit<BoardChange, keyof BoardRevision | 'after'>,
): readonly Entry[] {
  const others = new Map(changed.map((entry) => [entry._id, entry]));
  const kept = entries.flatMap((entry) => {
    const { _id } = entry;
    if (removed.includes(_id)) return [];
    const next = others.get(_id) ?? entry;
    others.delete(_id);
    const count = votes[_id];
    return [count === undefined || count === next.votes ? next : { ...next, votes: count }];
  });
  return [...kept, ...others.values()];
}
