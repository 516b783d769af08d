import {
  apiPath,
  type MenuSegment,
  type SegmentPage,
  type SegmentPlace,
  type SegmentSummary,
  segmentRoutes,
} from '../../domain/index.js';
import type { Caller, CallOptions } from '../requests/caller.js';

/**
 * Public requests for segments.
 * @throws ApiError or NetworkError from every method; `not_found` for an unknown slug or id
 */
export interface SegmentPageCalls {
  /** All segments with their leaders, the named ones first. */
  list(options?: CallOptions): Promise<SegmentSummary[]>;
  /** The segments that the menu of the site shows. */
  menu(options?: CallOptions): Promise<MenuSegment[]>;
  /** A segment with a page of its places, those after the first `offset` ones. */
  page(slug: string, offset?: number, options?: CallOptions): Promise<SegmentPage>;
  /** The segments that the car of an entry is in. */
  ofEntry(entryId: string, options?: CallOptions): Promise<SegmentPlace[]>;
}

/** Creates the requests. They are separate from the administrator's, which no page of the website loads. */
export function segmentPageCalls(call: Caller): SegmentPageCalls {
  const { list, menu, view, ofEntry } = segmentRoutes;
  return {
    list: (options) => call({ method: 'GET', path: list, options }),
    menu: (options) => call({ method: 'GET', path: menu, options }),
    page: (slug, offset, options) => {
      const query = offset ? { offset } : undefined;
      return call({ method: 'GET', path: apiPath(view, { slug }), query, options });
    },
    ofEntry: (entryId, options) => call({ method: 'GET', path: apiPath(ofEntry, { entryId }), options }),
  };
}
