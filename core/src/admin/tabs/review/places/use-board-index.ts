import type { AdminCar, AdminEntry } from '@quartermile/core/domain';
import { useApprovedCars } from '../../../kernel/cars/use-approved-cars.js';
import { useEntries } from '../../../kernel/cars/use-entries.js';
import { type BoardIndex, indexBoards } from './board-index.js';

const none: readonly never[] = [];

interface MadeIndex {
  readonly approved: readonly AdminCar[];
  readonly index: BoardIndex;
}

/** One index for all cards of the queue, as long as the lists are the same. */
const made = new WeakMap<readonly AdminEntry[], MadeIndex>();

/** The boards in their order; null until they are loaded. Drivers are known once the approved cars are loaded, too. */
export function useBoardIndex(): BoardIndex | null {
  const { data: approved = none } = useApprovedCars();
  const { data: entries } = useEntries();
  if (!entries) return null;
  const last = made.get(entries);
  if (last?.approved === approved) return last.index;
  const index = indexBoards(entries, approved);
  made.set(entries, { approved, index });
  return index;
}
