/**
 * API paths of the wrap of a week. Separate from `apiRoutes`, which visitors of every page download. `draft` only reads:
 * the draft is added like any other newsletter.
 */
export const wrapRoutes = {
  draft: '/api/newsletter/wrap/draft',
  picture: '/api/newsletter/wrap/picture',
} as const;
