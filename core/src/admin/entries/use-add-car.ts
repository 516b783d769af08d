import type { AdminCarSubmission, Category } from '@quartermile/core/domain';
import { adminMessages } from '@quartermile/core/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import { notifyCallFailure, notifySuccess } from '../notices/notify.js';

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
  const queryClient = useQueryClient();
  const made = useRef<{ readonly of: string; readonly carId: string }>(null);

  return useMutation({
    mutationFn: async ({ car, categories }: AddedCar) => {
      const of = JSON.stringify(car);
      if (made.current?.of !== of) made.current = { of, carId: (await client.cars.adminSubmit(car))._id };
      const { carId } = made.current;
      for (const category of categories) await client.leaderboard.add({ carId, category });
      made.current = null;
    },
    onSuccess: () => notifySuccess(adminMessages.entries.added),
    onError: (error) => notifyCallFailure(error, adminMessages.entries.addFailed),
    onSettled: () => {
      for (const queryKey of Object.values(listKeys)) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
