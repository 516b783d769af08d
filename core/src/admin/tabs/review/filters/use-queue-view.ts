import type { AdminCar } from '@quartermile/core/domain';
import { useMemo } from 'react';
import { indexItems, searchItems } from '../../../kernel/lists/search-items.js';
import { useRemembered } from '../../../kernel/lists/use-remembered.js';
import { hasOpenQuestion, questionsLast } from '../open-questions.js';
import {
  type BoardFilter,
  type FlagsOf,
  passesFilters,
  QUEUE_FILTERS,
  type QueueFilter,
  type QueueOrder,
  queueOrder,
  queueTextOf,
} from './queue-order.js';

/** Search, filters and sort order of the queue, and the cars that they leave. */
export interface QueueView {
  /** The cars that match, sorted. Those that wait for their drivers are at the end. */
  readonly matching: readonly AdminCar[];
  /** How many cars at the end of `matching` wait for their drivers. */
  readonly asked: number;
  readonly search: string;
  setSearch(text: string): void;
  readonly filter: QueueFilter;
  /** How many cars each filter holds, with the search and the board. */
  readonly counts: Readonly<Record<QueueFilter, number>>;
  setFilter(filter: QueueFilter): void;
  readonly board: BoardFilter;
  setBoard(board: BoardFilter): void;
  readonly order: QueueOrder;
  setOrder(order: QueueOrder): void;
  /** Whether a filter is set; the search is not one. */
  readonly isFiltered: boolean;
  /** Clears the search and the filters. */
  showAll(): void;
}

/** Names of the values that the queue stores for the session. */
export const QUEUE_VIEW = { search: 'pending.search', filter: 'pending.filter', board: 'pending.board' };

/** Searches, filters and sorts the queue. The values are stored for the session, as those of other lists are. */
export function useQueueView(cars: readonly AdminCar[], flagsOf: FlagsOf): QueueView {
  const [search, setSearch] = useRemembered(QUEUE_VIEW.search, '');
  const [filter, setFilter] = useRemembered<QueueFilter>(QUEUE_VIEW.filter, 'all');
  const [board, setBoard] = useRemembered<BoardFilter>(QUEUE_VIEW.board, 'all');
  const [order, setOrder] = useRemembered<QueueOrder>('pending.sort', 'oldest');
  const index = useMemo(() => indexItems(cars, queueTextOf), [cars]);
  const found = useMemo(() => searchItems(index, search), [index, search]);
  const [matching, counts] = useMemo(() => {
    const by = (one: QueueFilter) => found.filter((car) => passesFilters(car, flagsOf(car), one, board));
    const passing = by(filter);
    const compare = queueOrder(order, flagsOf);
    const counted = QUEUE_FILTERS.map((one) => [one, by(one).length]);
    return [
      questionsLast(compare ? passing.toSorted(compare) : passing),
      Object.fromEntries(counted) as Record<QueueFilter, number>,
    ];
  }, [found, filter, board, order, flagsOf]);
  const showAll = (): void => {
    setSearch('');
    setFilter('all');
    setBoard('all');
  };
  return {
    matching,
    counts,
    asked: matching.filter(hasOpenQuestion).length,
    ...{ search, setSearch, filter, setFilter, board, setBoard, order, setOrder },
    isFiltered: filter !== 'all' || board !== 'all',
    showAll,
  };
}
