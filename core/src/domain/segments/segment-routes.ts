/**
 * API paths of the segments, and paths of their pages, feeds and share pictures. Separate from `apiRoutes` and
 * `pageRoutes`, which visitors of every page download. A path with a colon is a pattern for `apiPath`.
 */
export const segmentRoutes = {
  list: '/api/segments/list',
  menu: '/api/segments/menu',
  view: '/api/segments/view/:slug',
  ofEntry: '/api/segments/of-entry/:entryId',
  add: '/api/segments/add',
  update: '/api/segments/update/:id',
  delete: '/api/segments/delete/:id',
} as const;

/** The pages: all segments, and one by its slug. */
export const segmentPages = { list: '/segments', one: '/segments/:slug' } as const;

/** The feed of a segment. */
export const segmentFeedRoute = '/feeds/segments/:slug.xml';

/** The picture of a segment for share cards. */
export const segmentShareRoute = '/share/segments/:slug.jpg';
