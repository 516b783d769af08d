import type { AdminCar } from '@quartermile/core/domain';
import { useApprovedCars } from '../kernel/cars/use-approved-cars.js';
import { usePendingCars } from '../kernel/cars/use-pending-cars.js';
import { useRejectedCars, useWithdrawnCars } from '../kernel/cars/use-rejected-cars.js';

const none: readonly never[] = [];

/** A car of any status, and what is needed beside it. */
export interface DrawerCar {
  /** Null while loading, if there is no such car, and if its list could not be loaded. */
  readonly car: AdminCar | null;
  readonly isLoading: boolean;
  /** Loads the lists that could not be loaded again; null if there are none. */
  readonly retry: (() => void) | null;
  readonly approved: readonly AdminCar[];
}

/** Finds a car by its id in the lists of the dashboard, which are loaded if they are not yet. */
export function useDrawerCar(carId: string): DrawerCar {
  const lists = [usePendingCars(), useApprovedCars(), useRejectedCars(), useWithdrawnCars()];
  const car =
    lists.flatMap(({ data }): readonly AdminCar[] => data ?? none).find(({ _id }) => _id === carId) ?? null;
  const failed = lists.filter(({ isError, data }) => isError && !data);
  return {
    car,
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : null,
    isLoading: car === null && lists.some(({ isLoading }) => isLoading),
    approved: lists[1]?.data ?? none,
  };
}
