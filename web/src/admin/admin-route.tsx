import { adminMessages, pageRoutes } from '@quartermile/core/domain';
import { redirect } from 'react-router';
import { pageMeta } from '../platform/page-meta.js';
import type { Route } from './+types/admin-route.js';
import { adminLinks } from './admin-links.js';
import { AdminError, AdminLoading } from './admin-loading.js';
import { AdminPage } from './admin-page.client.js';
import { readStoredToken } from './stored-token.js';

export const links = adminLinks;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData, {
    title: adminMessages.title,
    path: pageRoutes.admin,
    isPrivate: true,
  });
}

/**
 * The token is stored in the browser only, so the server renders just "Loading...". With a query, such as that of a link
 * in a mail, the page itself goes to the login, which leads back to it.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (readStoredToken() === null && !new URL(request.url).search) throw redirect(pageRoutes.adminLogin);
  return null;
}
clientLoader.hydrate = true as const;

export { AdminError as ErrorBoundary, AdminLoading as HydrateFallback };

/** /admin */
export default function AdminRoute() {
  return <AdminPage />;
}
