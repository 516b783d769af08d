import { apiPath } from '../../domain/index.js';
import type { Caller, CallOptions, UploadOptions } from '../requests/caller.js';

/**
 * Requests for a collection that is publicly readable and edited by the administrator.
 * @throws ApiError or NetworkError from every method
 */
export interface CollectionCalls<Item, Addition, Changes> {
  /** All items, in display order. */
  list(options?: CallOptions): Promise<Item[]>;
  /** All items as administrators see them, with those that are scheduled. */
  adminList(options?: CallOptions): Promise<Item[]>;
  /** Adds an item. Requires the administrator. */
  add(addition: Addition, options?: UploadOptions): Promise<Item>;
  /** Updates the given fields of an item. Absent fields are unchanged. */
  update(id: string, changes: Changes, options?: UploadOptions): Promise<Item>;
  /** Deletes an item with its pictures. */
  delete(id: string, options?: CallOptions): Promise<void>;
}

/** Routes of a collection, taken from `apiRoutes`. */
export interface CollectionPaths {
  readonly list: string;
  readonly add: string;
  /** A pattern with `:id`, like `delete`. */
  readonly update: string;
  readonly delete: string;
}

/** An administrator request that may upload pictures. */
export const adminUpload = { asAdmin: true, isUpload: true } as const;

/** Creates the requests for a collection. */
export function collectionCalls<Item, Addition, Changes>(
  call: Caller,
  paths: CollectionPaths,
): CollectionCalls<Item, Addition, Changes> {
  return {
    list: (options) => call({ method: 'GET', path: paths.list, options }),
    adminList: (options) =>
      call({ method: 'GET', path: paths.list, asAdmin: true, pastCache: true, options }),
    add: (addition, options) =>
      call({ ...adminUpload, method: 'POST', path: paths.add, body: addition, options }),
    update: (id, changes, options) =>
      call({ ...adminUpload, method: 'PUT', path: apiPath(paths.update, { id }), body: changes, options }),
    async delete(id, options) {
      await call({ method: 'DELETE', path: apiPath(paths.delete, { id }), asAdmin: true, options });
    },
  };
}
