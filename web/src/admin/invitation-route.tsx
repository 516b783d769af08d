import { adminMessages, peopleRoutes } from '@quartermile/core/domain';
import { pageMeta } from '../platform/page-meta.js';
import type { Route } from './+types/invitation-route.js';
import { AdminError, AdminLoading } from './admin-loading.js';
import { InvitationPage } from './invitation-page.client.js';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData, {
    title: adminMessages.invitationTitle,
    description: adminMessages.invitationTitle,
    path: peopleRoutes.invitationPage,
    isPrivate: true,
  });
}

/** The token is in the fragment, which only the browser sees. */
export function clientLoader() {
  return { token: window.location.hash.slice(1) };
}
clientLoader.hydrate = true as const;

export { AdminError as ErrorBoundary, AdminLoading as HydrateFallback };

/** /admin/invitation */
export default function InvitationRoute({ loaderData }: Route.ComponentProps) {
  return <InvitationPage token={loaderData.token} />;
}
