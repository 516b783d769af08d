import { apiPath, apiRoutes, type Sponsor, type SponsorAdd, type SponsorUpdate } from '../domain/index.js';
import type { Caller, CallOptions, UploadOptions } from './caller.js';

/** The calls about sponsors. They throw ApiError or NetworkError. */
export interface SponsorsCalls {
  /** All sponsors, featured ones first, then by name. */
  list(options?: CallOptions): Promise<Sponsor[]>;
  /** Adds a sponsor as the administrator. */
  add(sponsor: SponsorAdd, options?: UploadOptions): Promise<Sponsor>;
  /** Sets fields of a sponsor. */
  update(id: string, changes: SponsorUpdate, options?: UploadOptions): Promise<Sponsor>;
  /** Removes a sponsor with its logo. */
  delete(id: string, options?: CallOptions): Promise<void>;
}

/** Makes the calls about sponsors. */
export function sponsorsCalls(call: Caller): SponsorsCalls {
  const { list, add, update, delete: remove } = apiRoutes.sponsors;
  return {
    list: (options) => call({ method: 'GET', path: list, options }),
    add: (sponsor, options) =>
      call({ method: 'POST', path: add, body: sponsor, asAdmin: true, isUpload: true, options }),
    update: (id, changes, options) =>
      call({
        method: 'PUT',
        path: apiPath(update, { id }),
        body: changes,
        asAdmin: true,
        isUpload: true,
        options,
      }),
    async delete(id, options) {
      await call({ method: 'DELETE', path: apiPath(remove, { id }), asAdmin: true, options });
    },
  };
}
