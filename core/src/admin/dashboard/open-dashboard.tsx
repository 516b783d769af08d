import type { Administrator } from '@quartermile/core/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { DashboardContext } from '../kernel/context/dashboard-context.js';
import { draftsOf } from '../kernel/context/draft-store.js';
import { createAdminQueryClient } from '../kernel/context/query-client.js';
import { LeaveGuard } from '../kernel/forms/leave-guard.js';
import type { AdminHost } from '../kernel/host/admin-host.js';
import type { SignOutReason } from '../kernel/session/sign-out-reason.js';
import { useDelayedDecisions } from '../tabs/review/decisions/use-delayed-decisions.js';
import { DashboardFrame, type DashboardFrameProps } from './dashboard-frame.js';
import { AdminNotifications } from './notifications/admin-notifications.js';
import { SessionGuard } from './session/session-guard.js';
import { useCurrentAdmin } from './use-current-admin.js';
import { useServerEvents } from './use-server-events.js';

export interface OpenDashboardProps extends DashboardFrameProps {
  readonly host: AdminHost;
  /** The administrator as of the validation of the session. */
  readonly admin: Administrator;
  readonly undoMs: number | undefined;
  onSessionEnd(reason: SignOutReason): void;
}

/** The dashboard of an open session. It owns the query cache, which is discarded when the session ends. */
export function OpenDashboard({ host, admin: known, undoMs, onSessionEnd, ...frame }: OpenDashboardProps) {
  const [queryClient] = useState(() => createAdminQueryClient(() => onSessionEnd('refused')));
  const admin = useCurrentAdmin(host, queryClient, known);
  const drafts = draftsOf(host);
  const end = useCallback(
    (reason: SignOutReason): void => {
      if (reason === 'chosen') drafts.clear();
      onSessionEnd(reason);
    },
    [drafts, onSessionEnd],
  );
  const { decisions, endSession } = useDelayedDecisions({
    host,
    queryClient,
    undoMs,
    endSession: end,
  });
  useServerEvents(host, queryClient, onSessionEnd);
  const dashboard = useMemo(
    () => ({ host, admin, decisions, drafts, endSession }),
    [host, admin, decisions, drafts, endSession],
  );
  return (
    <DashboardContext value={dashboard}>
      <QueryClientProvider client={queryClient}>
        <LeaveGuard>
          <DashboardFrame {...frame} />
        </LeaveGuard>
        <AdminNotifications />
        <SessionGuard />
      </QueryClientProvider>
    </DashboardContext>
  );
}
