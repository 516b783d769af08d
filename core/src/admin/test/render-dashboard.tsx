import type { AdminRole, AdminTabId } from '@quartermile/core/domain';
import { QuartermileProvider } from '@quartermile/core/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { buildSession, endpoints, type FakeApi } from '../../testing/index.js';
import { AdminDashboard } from '../dashboard/admin-dashboard.js';
import type { SubmissionRequest } from '../kernel/context/tab-props.js';
// Preloaded, so that loading code does not count towards the timeouts of a spec.
import '../dashboard/open-dashboard.js';
import type { AdminHost } from '../kernel/host/admin-host.js';
import { createMemoryHost } from './memory-host.js';

/** Renders a component in the application theme. */
export function renderInTheme(screen: ReactNode) {
  return render(<QuartermileProvider env="test">{screen}</QuartermileProvider>);
}

export interface RenderOptions {
  readonly submission?: SubmissionRequest;
  /** How long a decision can be undone, in ms. */
  readonly undoMs?: number;
}

/** Renders the whole dashboard. Without a session it shows "signed out: " and the reason. */
export function renderDashboard(
  host: AdminHost,
  tab: AdminTabId = 'dashboard',
  { submission, undoMs = 400 }: RenderOptions = {},
) {
  return renderInTheme(
    <AdminDashboard
      host={host}
      undoMs={undoMs}
      tab={tab}
      onTabChange={() => {}}
      submission={submission}
      renderSignedOut={(reason) => <p>signed out: {reason}</p>}
    />,
  );
}

/** Renders the whole dashboard for a logged-in administrator, an owner by default, with a fake API. */
export function openDashboard(
  api: FakeApi,
  tab?: AdminTabId,
  { role = 'owner', ...options }: RenderOptions & { readonly role?: AdminRole } = {},
) {
  api.respond(endpoints.admin.session, buildSession({ role }));
  return renderDashboard(createMemoryHost(api.transport, 'token'), tab, options);
}
