import { QuartermileProvider } from '@quartermile/core/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminDashboard } from '../dashboard/admin-dashboard.js';
import type { SubmissionRequest, TabId } from '../dashboard/tab-props.js';
// Loaded beforehand: a spec's patience is not for the loading of code.
import '../dashboard/open-dashboard.js';
import type { AdminHost } from '../host/admin-host.js';

/** Renders in the house's theme. */
export function renderInTheme(screen: ReactNode) {
  return render(<QuartermileProvider env="test">{screen}</QuartermileProvider>);
}

export interface RenderOptions {
  readonly submission?: SubmissionRequest;
  /** How long a decision can be taken back, in ms. */
  readonly undoMs?: number;
}

/** Renders the whole dashboard; without a session it shows "signed out: " and the reason. */
export function renderDashboard(
  host: AdminHost,
  tab: TabId = 'dashboard',
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
