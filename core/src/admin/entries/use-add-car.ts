import type { UploadOptions } from '@quartermile/core/client';
import type { AdminCarSubmission, Category } from '@quartermile/core/domain';
import { useRef } from 'react';
import { useDesk } from '../dashboard/desk-context.js';

/** A car that the administrator puts on the leaderboard directly. */
export interface AddedCar {
  readonly car: AdminCarSubmission;
  readonly categories: readonly Category[];
}

/**
 * Makes a car, then adds it to each category. When an add fails, the next try with the same car goes on
 * with the car that was made: adding twice is harmless (contract section 3), making twice is not.
 */
export function useAddCar() {
  const { client } = useDesk().host;
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
