import type { Administrator } from '@quartermile/core/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { draftsOf } from '../forms/draft-store.js';
import { LeaveGuard } from '../forms/leave-guard.js';
import type { AdminHost } from '../host/admin-host.js';
import { DeskNotices } from '../notices/desk-notices.js';
import { useHeldDecisions } from '../pending/use-held-decisions.js';
import { SessionGuard } from '../session/session-guard.js';
import type { SignOutReason } from '../session/sign-out-reason.js';
import { DashboardFrame, type DashboardFrameProps } from './dashboard-frame.js';
import { DeskContext } from './desk-context.js';
import { createAdminQueryClient } from './query-client.js';
import { useServerNews } from './use-server-news.js';

export interface OpenDashboardProps extends DashboardFrameProps {
  readonly host: AdminHost;
  readonly admin: Administrator;
  readonly undoMs: number | undefined;
  onSessionEnd(reason: SignOutReason): void;
}

/** The dashboard of an open session: what was loaded lives here, and goes when the session ends. */
export function OpenDashboard({ host, admin, undoMs, onSessionEnd, ...frame }: OpenDashboardProps) {
  const [queryClient] = useState(() => createAdminQueryClient(() => onSessionEnd('refused')));
  const drafts = draftsOf(host);
  const end = useCallback(
    (reason: SignOutReason): void => {
      if (reason === 'chosen') drafts.clear();
      onSessionEnd(reason);
    },
    [drafts, onSessionEnd],
  );
  const { decisions, endSession } = useHeldDecisions({
    host,
    queryClient,
    undoMs,
    endSession: end,
  });
  useServerNews(host, queryClient, onSessionEnd);
  const desk = useMemo(
    () => ({ host, admin, decisions, drafts, endSession }),
    [host, admin, decisions, drafts, endSession],
  );
  return (
    <DeskContext value={desk}>
      <QueryClientProvider client={queryClient}>
        <LeaveGuard>
          <DashboardFrame {...frame} />
        </LeaveGuard>
        <DeskNotices />
        <SessionGuard />
      </QueryClientProvider>
    </DeskContext>
  );
}
