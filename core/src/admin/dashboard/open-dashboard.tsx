import { useThrottledCallback } from '@mantine/hooks';
import type { Administrator } from '@quartermile/core/domain';
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { DashboardContext } from '../kernel/context/dashboard-context.js';
import { draftsOf } from '../kernel/context/draft-store.js';
import { createAdminQueryClient, listKeys } from '../kernel/context/query-client.js';
import { LeaveGuard } from '../kernel/forms/leave-guard.js';
import type { AdminHost, HostEvent } from '../kernel/host/admin-host.js';
import type { SignOutReason } from '../kernel/session/sign-out-reason.js';
import { useDelayedDecisions } from '../tabs/review/decisions/use-delayed-decisions.js';
import { DashboardFrame, type DashboardFrameProps } from './dashboard-frame.js';
import { AdminNotifications } from './notifications/admin-notifications.js';
import { SessionGuard } from './session/session-guard.js';

/** Minimum interval between reloads of lists because of server events, ms. */
const LIST_RELOAD_INTERVAL_MS = 1000;

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

/**
 * The administrator of the open session. Reloaded with the lists after changes on the server and after an outage, because
 * the role may have changed meanwhile: the tabs depend on it. Until then, and when loading fails, it is `known`.
 */
function useCurrentAdmin(
  { client }: Pick<AdminHost, 'client'>,
  queryClient: QueryClient,
  known: Administrator,
): Administrator {
  const { data } = useQuery(
    {
      queryKey: listKeys.admin,
      queryFn: async ({ signal }) => (await client.admin.session({ signal })).admin,
      initialData: known,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  return data;
}

/** Reloads the lists after changes on the server, and ends the session when the server ends it. */
function useServerEvents(
  host: AdminHost,
  queryClient: QueryClient,
  endSession: (reason: SignOutReason) => void,
): void {
  // Clearing a long queue emits an event for each decision. Throttling combines their reloads.
  const reload = useThrottledCallback(() => void queryClient.invalidateQueries(), LIST_RELOAD_INTERVAL_MS);
  useEffect(() => host.watch((news) => news.type === 'changed' && reload()), [host, reload]);
  useEffect(() => {
    const hear = (news: HostEvent): void => {
      if (news.type === 'changed') reload();
      if (news.type === 'signed-out') endSession(news.reason ?? 'elsewhere');
    };
    return host.followServer?.(hear);
  }, [host, reload, endSession]);
}
