import { apiPath, runVideoRoutes, type VideoRun } from '../../domain/index.js';
import type { Caller, CallOptions } from '../requests/caller.js';

/**
 * Requests the runs that a video shows, in its order. Separate from `createClient`, whose code visitors of every page
 * download.
 * @throws ApiError or NetworkError; `not_found` for an unknown video
 */
export function videoRunsCall(call: Caller, id: string, options?: CallOptions): Promise<VideoRun[]> {
  return call({ method: 'GET', path: apiPath(runVideoRoutes.runs, { id }), options });
}
