export {
  PUBLIC_PAGE_MAX,
  PUBLIC_PAGE_SIZE,
  PUBLIC_PAGE_SIZE_MAX,
  PUBLIC_PREFLIGHT_MAX_AGE_S,
} from './public-api-limits.js';
export { publicApiMessages } from './public-api-messages.js';
export {
  type PublicBoard,
  type PublicCarFields,
  type PublicCarPage,
  type PublicEntry,
  type PublicEvent,
  type PublicIndex,
  type PublicList,
  type PublicPastEvent,
  type PublicRecord,
  type PublicRunFields,
  publicBoardListSchema,
  publicCarPageSchema,
  publicEntryListSchema,
  publicEventListSchema,
  publicIndexSchema,
  publicPastEventListSchema,
  publicRecordListSchema,
} from './public-api-payloads.js';
export {
  PUBLIC_FORMATS,
  type PublicEntryQuery,
  type PublicEventQuery,
  type PublicFormat,
  type PublicPage,
  type PublicPageQuery,
  type PublicRecordQuery,
  publicEntryQuerySchema,
  publicEventQuerySchema,
  publicPageQuerySchema,
  publicRecordQuerySchema,
} from './public-api-queries.js';
export { publicApiPrefix, publicApiRoutes } from './public-api-routes.js';
