import { archivePath } from './archive-path.js';

/**
 * API paths of the newsletters. Separate from `apiRoutes`, which visitors of every page download. A path with a colon is
 * a pattern for `apiPath`.
 */
export const issueRoutes = {
  list: '/api/newsletter/issues/list',
  add: '/api/newsletter/issues/add',
  update: '/api/newsletter/issues/update/:id',
  delete: '/api/newsletter/issues/delete/:id',
  preview: '/api/newsletter/issues/preview/:id',
  act: '/api/newsletter/issues/act/:id',
} as const;

/** Paths of the archive, which the server writes itself. */
export const archiveRoutes = { list: archivePath, issue: `${archivePath}/:issue` } as const;
