import { type AdminCar, gatherKnowledge, reviewHints } from '@quartermile/core/domain';
import { useMemo } from 'react';
import { useApprovedCars } from '../../cars/use-approved-cars.js';
import { useEntries } from '../../entries/use-entries.js';

const none: readonly never[] = [];

/** Returns the review hints for a pending car. Hints that need other lists are added when those are loaded. */
export function useReviewHints(pending: readonly AdminCar[]): (car: AdminCar) => readonly string[] {
  const { data: approved = none } = useApprovedCars();
  const { data: entries = none } = useEntries();
  return useMemo(() => {
    const knowledge = gatherKnowledge(pending, approved, entries);
    const hints = new Map(pending.map((car) => [car, reviewHints(car, knowledge)]));
    return (car) => hints.get(car) ?? none;
  }, [pending, approved, entries]);
}
