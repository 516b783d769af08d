import {
  apiRoutes,
  type Pauses,
  type PauseUpdate,
  type SiteProfile,
  type SiteProfileUpdate,
} from '../../domain/index.js';
import type { Caller, CallOptions, UploadOptions } from '../requests/caller.js';
import { adminUpload } from './collection-calls.js';

/**
 * Site profile requests.
 * @throws ApiError or NetworkError from every method
 */
export interface SiteCalls {
  /** The site profile: the creator, the texts and the links. */
  read(options?: CallOptions): Promise<SiteProfile>;
  /** Updates the given fields of the profile. Requires the administrator. */
  update(changes: SiteProfileUpdate, options?: UploadOptions): Promise<SiteProfile>;
  /** What visitors cannot do at the moment. Requires the administrator. */
  pauses(options?: CallOptions): Promise<Pauses>;
  /** Pauses votes or submissions, or resumes them. */
  pause(change: PauseUpdate, options?: CallOptions): Promise<Pauses>;
}

/** Creates the site profile requests. */
export function siteCalls(call: Caller): SiteCalls {
  return {
    read: (options) => call({ method: 'GET', path: apiRoutes.site, options }),
    update: (changes, options) =>
      call({ ...adminUpload, method: 'PUT', path: apiRoutes.site, body: changes, options }),
    pauses: (options) =>
      call({ method: 'GET', path: apiRoutes.sitePauses, asAdmin: true, pastCache: true, options }),
    pause: (change, options) =>
      call({ method: 'PUT', path: apiRoutes.sitePauses, body: change, asAdmin: true, options }),
  };
}
