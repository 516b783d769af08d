/**
 * Paths of the public API, version 1, which programs of others read (docs/api-v1.md). Separate from `apiRoutes`, which
 * visitors of every page download. A path with a colon is a pattern for `apiPath`.
 */
export const publicApiRoutes = {
  index: '/api/v1',
  boards: '/api/v1/boards',
  entries: '/api/v1/boards/:board/entries',
  car: '/api/v1/cars/:carId',
  records: '/api/v1/records',
  events: '/api/v1/events',
  pastEvents: '/api/v1/past-events',
} as const;

/** The paths below which pages of any origin may read. */
export const publicApiPrefix = publicApiRoutes.index;
