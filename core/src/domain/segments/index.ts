export { allSegments, type Segment, slugOfSegment } from './built-in-segments.js';

export { placeInSegment } from './place-in-segment.js';
export { type SegmentFilter, segmentKey, wholeBoard } from './segment-filter.js';
export { MENU_SEGMENTS_MAX, SEGMENT_ROWS_MAX } from './segment-limits.js';
export { segmentMessages } from './segment-messages.js';
export {
  type MenuSegment,
  menuSegmentSchema,
  type NamedSegment,
  namedSegmentSchema,
  type SegmentAdd,
  type SegmentPage,
  type SegmentPageQuery,
  type SegmentPlace,
  type SegmentSummary,
  type SegmentUpdate,
  segmentAddSchema,
  segmentPageQuerySchema,
  segmentPageSchema,
  segmentPlaceSchema,
  segmentSummarySchema,
  segmentUpdateSchema,
} from './segment-payloads.js';
export { segmentProblemMessages } from './segment-problem-messages.js';
export { segmentFeedRoute, segmentPages, segmentRoutes, segmentShareRoute } from './segment-routes.js';
export { selectSegment, summariseSegment, viewSegment, yearOfSite } from './segment-view.js';
