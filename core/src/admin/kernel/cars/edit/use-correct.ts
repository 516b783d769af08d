import type { CallOptions } from '@quartermile/core/client';
import type { AdminCar, CarCorrection } from '@quartermile/core/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useDashboard } from '../../context/dashboard-context.js';
import { listKeys } from '../../context/query-client.js';

/**
 * Returns the function that corrects a pending car, of which `seen` was on the screen. The card shows the answer at once,
 * and a decision that waits for its undo is about the corrected car.
 * @throws ApiError or NetworkError
 */
export function useCorrect() {
  const { host, decisions } = useDashboard();
  const queryClient = useQueryClient();
  return async (seen: AdminCar, correction: CarCorrection, options?: CallOptions): Promise<AdminCar> => {
    const { version } = seen;
    const corrected = await host.client.cars.correct({ ...correction, version }, options);
    if (version !== undefined) decisions.noteOwnChange(version, corrected);
    queryClient.setQueryData<AdminCar[]>(listKeys.pending, (cars) =>
      cars?.map((car) => (car._id === corrected._id ? { ...car, ...corrected } : car)),
    );
    return corrected;
  };
}
