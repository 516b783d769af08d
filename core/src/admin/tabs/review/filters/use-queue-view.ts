import type { AdminCar } from '@quartermile/core/domain';
import { useMemo } from 'react';
import { indexItems, searchItems } from '../../../kernel/lists/search-items.js';
import { useRemembered } from '../../../kernel/lists/use-remembered.js';
import { hasOpenQuestion, questionsLast } from '../open-questions.js';
import {
  type BoardFilter,
  type FlagsOf,
  passesFilters,
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
  const matching = useMemo(() => {
    const found = searchItems(index, search);
    const passing = found.filter((car) => passesFilters(car, flagsOf(car), filter, board));
    const compare = queueOrder(order, flagsOf);
    return questionsLast(compare ? passing.toSorted(compare) : passing);
  }, [index, search, filter, board, order, flagsOf]);
  const showAll = (): void => {
    setSearch('');
    setFilter('all');
    setBoard('all');
  };
  return {
    matching,
    asked: matching.filter(hasOpenQuestion).length,
    ...{ search, setSearch, filter, setFilter, board, setBoard, order, setOrder },
    isFiltered: filter !== 'all' || board !== 'all',
    showAll,
  };
}
