import { describe, expect, it } from '@jest/globals';
import type { Entry } from '@quartermile/core/domain';
import { buildEntry } from '@quartermile/core/testing';
import { BoardJournal } from './board-journal.js';

const golf = buildEntry({ _id: 'golf', votes: 1 });
const renamed = { ...golf, car: { ...golf.car, name: 'Golf R' } };
const take = (journal: BoardJournal, now: Entry | null) => journal.take(() => now);

describe('the journal of a board', () => {
  it('has no difference for what changed and changed back', () => {
    const journal = new BoardJournal();
    journal.note('golf', golf);
    journal.note('golf', renamed);
    expect(take(journal, { ...golf })).toEqual({ votes: {}, entries: [], removed: [] });
  });

  it('has no difference for an entry that came and went', () => {
    const journal = new BoardJournal();
    journal.note('golf', null);
    journal.note('golf', golf);
    expect(take(journal, null)).toEqual({ votes: {}, entries: [], removed: [] });
  });

  it('has only the count where nothing but votes changed, and the entry otherwise', () => {
    const journal = new BoardJournal();
    journal.note('golf', golf);
    expect(take(journal, { ...golf, votes: 4 })).toEqual({ votes: { golf: 4 }, entries: [], removed: [] });
    journal.note('golf', golf);
    const both = { ...renamed, votes: 5 };
    expect(take(journal, both)).toEqual({ votes: {}, entries: [both], removed: [] });
  });

  it('begins anew after each reading', () => {
    const journal = new BoardJournal();
    journal.note('golf', golf);
    expect(take(journal, null).removed).toEqual(['golf']);
    expect(take(journal, null).removed).toEqual([]);
  });
});
