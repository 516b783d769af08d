import { messages, pageRoutes } from '@quartermile/core/domain';
import { redirect } from 'react-router';
import { pageMeta } from '../platform/page-meta.js';
import type { Route } from './+types/admin-login-route.js';
import { adminLinks } from './admin-links.js';
import { AdminError, AdminLoading } from './admin-loading.js';
import { AdminLoginPage } from './admin-login-page.client.js';
import { readStoredToken } from './stored-token.js';

export const links = adminLinks;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData, {
    title: messages.login.title,
    description: messages.login.intro,
    path: pageRoutes.adminLogin,
    isPrivate: true,
  });
}

/** Redirects to the dashboard when a token is stored, which validates it, unless the desktop app logs in here. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const isForApp = new URL(request.url).searchParams.has('app');
  if (!isForApp && readStoredToken() !== null) throw redirect(pageRoutes.admin);
  return null;
}
clientLoader.hydrate = true as const;

export { AdminError as ErrorBoundary, AdminLoading as HydrateFallback };

/** /admin-login */
export default function AdminLoginRoute() {
  return <AdminLoginPage />;
}
