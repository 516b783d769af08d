import type { BoardChange, Entry } from '@quartermile/core/domain';

/** What changed on the leaderboard. */
export type BoardDifference = Pick<BoardChange, 'votes' | 'entries' | 'removed'>;

/** No change. */
export const noDifference: BoardDifference = { votes: {}, entries: [], removed: [] };

/** The entries of a table that changed, as they were before: at most one for each entry, however often it changes. */
export class BoardJournal {
  private before = new Map<string, Entry | null>();

  /** Notes that an entry is about to change; `entry` null: it is not on the leaderboard yet. */
  note(id: string, entry: Entry | null): void {
    if (!this.before.has(id)) this.before.set(id, entry);
  }

  /**
   * The differences between the noted entries and the present ones, and begins anew. What changed and changed back is
   * no difference.
   */
  take(present: (id: string) => Entry | null): BoardDifference {
    const votes: Record<string, number> = {};
    const entries: Entry[] = [];
    const removed: string[] = [];
    for (const [id, before] of this.before) {
      const now = present(id);
      if (now === null) removed.push(...(before ? [id] : []));
      else if (!before || !isSameButVotes(before, now)) entries.push(now);
      else if (before.votes !== now.votes) votes[id] = now.votes;
    }
    this.before = new Map();
    return { votes, entries, removed };
  }
}

function isSameButVotes(one: Entry, other: Entry): boolean {
  return JSON.stringify({ ...one, votes: 0 }) === JSON.stringify({ ...other, votes: 0 });
}
