import { apiRoutes, type SiteProfile, type SiteProfileUpdate } from '../domain/index.js';
import type { Caller, CallOptions, UploadOptions } from './caller.js';
import { adminUpload } from './collection-calls.js';

/** The calls about the site profile. They throw ApiError or NetworkError. */
export interface SiteCalls {
  /** Whose site it is, and where its links go. */
  read(options?: CallOptions): Promise<SiteProfile>;
  /** Changes some of the profile as the administrator. */
  update(changes: SiteProfileUpdate, options?: UploadOptions): Promise<SiteProfile>;
}

/** Makes the calls about the site profile. */
export function siteCalls(call: Caller): SiteCalls {
  return {
    read: (options) => call({ method: 'GET', path: apiRoutes.site, options }),
    update: (changes, options) =>
      call({ ...adminUpload, method: 'PUT', path: apiRoutes.site, body: changes, options }),
  };
}
