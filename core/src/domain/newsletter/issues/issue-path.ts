import { pageSlug } from '../../car-pages/car-page-paths.js';
import { archiveRoutes } from './issue-routes.js';

/** The address of a newsletter in the archive. */
export function issuePath({ _id, subject }: { readonly _id: string; readonly subject: string }): string {
  const slug = pageSlug(subject);
  return `${archiveRoutes.list}/${encodeURIComponent(_id)}${slug && `-${slug}`}`;
}
