import type { UploadOptions } from '@quartermile/core/client';
import type { AdminCarSubmission, Category } from '@quartermile/core/domain';
import { useRef } from 'react';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';

/** A car that the administrator adds directly to the leaderboard. */
export interface AddedCar {
  readonly car: AdminCarSubmission;
  readonly categories: readonly Category[];
}

/**
 * Creates a car, then adds it to each category. If adding fails, a retry with the same values reuses the created
 * car: adding is idempotent (contract section 3), creating is not.
 */
export function useAddCar() {
  const { client } = useDashboard().host;
  const made = useRef<{ readonly of: string; readonly carId: string }>(null);

  return async ({ car, categories }: AddedCar, options: UploadOptions): Promise<void> => {
    const of = JSON.stringify(car);
    if (made.current?.of !== of) {
      made.current = { of, carId: (await client.cars.adminSubmit(car, options))._id };
    }
    const { carId } = made.current;
    for (const category of categories) await client.leaderboard.add({ carId, category });
    made.current = null;
  };
}
