import {
  type AdminCar,
  apiPath,
  apiRoutes,
  type SubmissionRevision,
  submissionRoutes,
} from '@quartermile/core/domain';
import type { AdminApi } from './admin-api.js';

/** Changes a waiting submission as its driver. */
export async function reviseCar(api: AdminApi, carId: string, changes: SubmissionRevision): Promise<void> {
  const pending = await api.call<AdminCar[]>('GET', apiRoutes.cars.pending);
  const link = pending.find(({ _id }) => _id === carId)?.submission?.link ?? '';
  await api.call('POST', apiPath(submissionRoutes.revise, { code: link.split('/').at(-1) ?? '' }), changes);
}
