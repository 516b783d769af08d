import { describe, expect, test } from '@jest/globals';
import { defaultBoardQuery, type Entry } from '@quartermile/core/domain';
import type { BoardReadModel } from './board-read-model.js';
import { BoardQueries, EntryQueries } from './list-queries.js';
import type { EntryFilter } from './select-entries.js';

const ALL = 1000;
/** A board on which a search finds ten. */
const list = ({ q }: EntryFilter) => ({ entries: [] as Entry[], total: q ? 10 : ALL });
const queries = new EntryQueries({ read: async () => ({ list }) } as unknown as BoardReadModel);

describe('the simplest query', () => {
  test.each<[EntryFilter, EntryFilter]>([
    [{ limit: ALL }, {}],
    [{ limit: 1100 }, {}],
    [{ limit: 9999, offset: 0 }, {}],
    [{ limit: ALL - 1 }, { limit: ALL - 1 }],
    [{ limit: 990, offset: 10 }, { offset: 10 }],
    [
      { limit: 989, offset: 10 },
      { limit: 989, offset: 10 },
    ],
    [{ limit: 5, offset: 1_000_000 }, { offset: ALL }],
    [{ q: 'GOLF  r', limit: 10 }, { q: 'golf r' }],
    [{ q: '', drivetrain: 'AWD' }, { drivetrain: 'AWD' }],
  ])('of the list with %j is %j', async (query, simplest) => {
    expect(JSON.parse(JSON.stringify(await queries.simplify(query)))).toEqual(simplest);
  });

  test('of a page of the board has no defaults', async () => {
    const { category, from, others } = defaultBoardQuery;
    const simplest = await new BoardQueries().simplify({ category, from, others, q: ' Škoda', year: 2024 });
    expect(simplest).toEqual({ q: 'skoda', year: 2024 });
  });
});
