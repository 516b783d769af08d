import { apiPath } from '../domain/index.js';
import type { Caller, CallOptions, UploadOptions } from './caller.js';

/** The calls of what everybody reads and the administrator keeps. They throw ApiError or NetworkError. */
export interface CollectionCalls<Item, Addition, Changes> {
  /** All there are, in the order in which they are shown. */
  list(options?: CallOptions): Promise<Item[]>;
  /** Adds one as the administrator. */
  add(addition: Addition, options?: UploadOptions): Promise<Item>;
  /** Sets fields of one; absent ones stay. */
  update(id: string, changes: Changes, options?: UploadOptions): Promise<Item>;
  /** Removes one with its pictures. */
  delete(id: string, options?: CallOptions): Promise<void>;
}

/** Where a collection is called: paths of `apiRoutes`. */
export interface CollectionPaths {
  readonly list: string;
  readonly add: string;
  /** A pattern with `:id`, like `delete`. */
  readonly update: string;
  readonly delete: string;
}

/** A call by the administrator that may carry pictures. */
export const adminUpload = { asAdmin: true, isUpload: true } as const;

/** Makes the calls of a collection. */
export function collectionCalls<Item, Addition, Changes>(
  call: Caller,
  paths: CollectionPaths,
): CollectionCalls<Item, Addition, Changes> {
  return {
    list: (options) => call({ method: 'GET', path: paths.list, options }),
    add: (addition, options) =>
      call({ ...adminUpload, method: 'POST', path: paths.add, body: addition, options }),
    update: (id, changes, options) =>
      call({ ...adminUpload, method: 'PUT', path: apiPath(paths.update, { id }), body: changes, options }),
    async delete(id, options) {
      await call({ method: 'DELETE', path: apiPath(paths.delete, { id }), asAdmin: true, options });
    },
  };
}
