import { apiRoutes } from '@quartermile/core/domain';
import * as z from 'zod';
import type { ApiCall, ApiResponse } from '../../shared/api-call.js';
import { pictureKey } from '../../shared/picture-key.js';

/** The call that loads the pending cars. */
export const pendingCall: ApiCall = { method: 'GET', path: apiRoutes.cars.pending, headers: {}, body: null };

const src = z.string().nullable();
const carsSchema = z.array(z.object({ image: src, proofImage: src }));

/** Picture addresses by key, in the order of the queue. */
export type PendingPictures = ReadonlyMap<string, string>;

/** The pictures in a response of {@link pendingCall}, each car's proof first; null for any other call. */
export function pendingPictures(
  { method, path }: ApiCall,
  answer: ApiResponse | null,
): PendingPictures | null {
  if (method !== 'GET' || path !== pendingCall.path || answer?.status !== 200) return null;
  const cars = carsSchema.safeParse(readJson(answer.body));
  if (!cars.success) return null;
  const all = cars.data.flatMap(({ image, proofImage }) => [proofImage, image]);
  const keyed = all.flatMap((one) => {
    const key = one === null ? null : pictureKey(one);
    return one === null || key === null ? [] : [[key, one] as const];
  });
  return new Map(keyed);
}

function readJson(body: string | null): unknown {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return null;
  }
}
