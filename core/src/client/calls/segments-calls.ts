import {
  apiPath,
  type MenuSegment,
  type NamedSegment,
  type SegmentAdd,
  type SegmentPage,
  type SegmentPlace,
  type SegmentSummary,
  type SegmentUpdate,
  segmentRoutes,
} from '../../domain/index.js';
import type { Caller, CallOptions, UploadOptions } from '../requests/caller.js';
import { adminUpload } from './collection-calls.js';

/**
 * Requests for segments.
 * @throws ApiError or NetworkError from every method; `not_found` for an unknown slug or id
 */
export interface SegmentsCalls {
  /** All segments with their leaders, the named ones first. */
  list(options?: CallOptions): Promise<SegmentSummary[]>;
  /** The segments that the menu of the site shows. */
  menu(options?: CallOptions): Promise<MenuSegment[]>;
  /** A segment with its first places. */
  page(slug: string, options?: CallOptions): Promise<SegmentPage>;
  /** The segments that the car of an entry is in. */
  ofEntry(entryId: string, options?: CallOptions): Promise<SegmentPlace[]>;
  /** Names a segment. Requires the administrator; `segment_taken` for its name or filter. */
  add(segment: SegmentAdd, options?: UploadOptions): Promise<NamedSegment>;
  /** Changes the given fields. Requires the administrator. */
  update(id: string, changes: SegmentUpdate, options?: UploadOptions): Promise<NamedSegment>;
  delete(id: string, options?: CallOptions): Promise<void>;
}

/** Creates the requests. They are separate from `createClient`, whose code visitors of every page download. */
export function segmentsCalls(call: Caller): SegmentsCalls {
  const { list, menu, view, ofEntry, add, update, delete: remove } = segmentRoutes;
  return {
    list: (options) => call({ method: 'GET', path: list, options }),
    menu: (options) => call({ method: 'GET', path: menu, options }),
    page: (slug, options) => call({ method: 'GET', path: apiPath(view, { slug }), options }),
    ofEntry: (entryId, options) => call({ method: 'GET', path: apiPath(ofEntry, { entryId }), options }),
    add: (body, options) => call({ ...adminUpload, method: 'POST', path: add, body, options }),
    update: (id, body, options) =>
      call({ ...adminUpload, method: 'PUT', path: apiPath(update, { id }), body, options }),
    async delete(id, options) {
      await call({ method: 'DELETE', path: apiPath(remove, { id }), asAdmin: true, options });
    },
  };
}
