/**
 * API paths of the strips. Separate from `apiRoutes`, which visitors of every page download. A path with a colon is a
 * pattern for `apiPath`.
 */
export const stripRoutes = {
  list: '/api/strips/list',
  add: '/api/strips/add',
  update: '/api/strips/update/:id',
  delete: '/api/strips/delete/:id',
} as const;
