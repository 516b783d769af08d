import {
  type NamedSegment,
  type SegmentAdd,
  type SegmentSummary,
  type SegmentUpdate,
  segmentRoutes,
} from '../../domain/index.js';
import type { Caller } from '../requests/caller.js';
import { type CollectionCalls, collectionCalls } from './collection-calls.js';
import { segmentPageCalls } from './segment-page-calls.js';

/** Requests of the administrator for segments; the list has the built-in ones, too. */
export interface SegmentsCalls
  extends Omit<CollectionCalls<NamedSegment, SegmentAdd, SegmentUpdate>, 'list'> {
  list: CollectionCalls<SegmentSummary, SegmentAdd, SegmentUpdate>['list'];
}

/** Creates the requests. They are separate from `createClient`, whose code visitors of every page download. */
export function segmentsCalls(call: Caller): SegmentsCalls {
  return {
    ...collectionCalls<NamedSegment, SegmentAdd, SegmentUpdate>(call, segmentRoutes),
    list: segmentPageCalls(call).list,
  };
}
