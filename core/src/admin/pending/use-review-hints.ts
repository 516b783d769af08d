import { type AdminCar, gatherKnowledge, reviewHints } from '@quartermile/core/domain';
import { useMemo } from 'react';
import { useApprovedCars } from '../cars/use-approved-cars.js';
import { useEntries } from '../entries/use-entries.js';

const none: readonly never[] = [];

/** Gives the hints about a pending car; fewer of them until all lists are there. */
export function useReviewHints(pending: readonly AdminCar[]): (car: AdminCar) => readonly string[] {
  const { data: approved = none } = useApprovedCars();
  const { data: entries = none } = useEntries();
  return useMemo(() => {
    const knowledge = gatherKnowledge(pending, approved, entries);
    const hints = new Map(pending.map((car) => [car, reviewHints(car, knowledge)]));
    return (car) => hints.get(car) ?? none;
  }, [pending, approved, entries]);
}
