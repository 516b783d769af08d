import { createClient } from '@quartermile/core/client';
import { wishedCategories } from '@quartermile/core/domain';
import { type ApiCall, type ApiResponse, toApiCall, toResponse } from '../../shared/api-call.js';

/** Time-out for fetching a submission's categories for the buttons of its notification. */
export const CATEGORIES_WAIT_MS = 3000;

/** Makes an API call; null without a response. */
export type CallSite = (call: ApiCall) => Promise<ApiResponse | null>;

/** Whether the wish of a pending submission ticks categories; false on failure or time-out. */
export async function hasRequestedCategories(site: string, carId: string, call: CallSite): Promise<boolean> {
  const client = createClient({
    baseUrl: site,
    transport: async (request) => toResponse(await call(await toApiCall(request))),
  });
  const signal = AbortSignal.timeout(CATEGORIES_WAIT_MS);
  const tooLate = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
  const asking = client.cars.pending({ signal }).catch(() => null);
  const cars = await Promise.race([asking, tooLate]);
  const car = cars?.find(({ _id }) => _id === carId);
  return car !== undefined && wishedCategories(car.requestedCategories).length > 0;
}
