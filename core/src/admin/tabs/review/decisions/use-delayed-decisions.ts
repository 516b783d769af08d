import { LAST_DECISIONS_MS } from '@quartermile/core/domain';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { DelayedDecisions } from '../../../kernel/context/delayed-decisions.js';
import type { AdminHost } from '../../../kernel/host/admin-host.js';
import type { SignOutReason } from '../../../kernel/session/sign-out-reason.js';
import { createReviewReport, reportChanged } from './report-reviews.js';
import { createReviewSender } from './send-review.js';

export interface UseDelayedDecisionsOptions {
  readonly host: AdminHost;
  readonly queryClient: QueryClient;
  /** How long a decision can be undone, in ms. */
  readonly undoMs: number | undefined;
  endSession(reason: SignOutReason): void;
}

/**
 * The delayed decisions of an open dashboard. They are sent when the page is unloaded and before the session ends
 * here or in another window, because leaving is not an undo. Decisions that cannot be sent by then are stored.
 */
export function useDelayedDecisions({ host, queryClient, undoMs, endSession }: UseDelayedDecisionsOptions) {
  const [decisions] = useState(
    () =>
      new DelayedDecisions({
        send: createReviewSender(host, queryClient),
        onDone: createReviewReport(),
        onChanged: reportChanged,
        unsent: host.unsent,
        undoMs,
      }),
  );
  const endAfterSending = useCallback(
    async (reason: SignOutReason): Promise<void> => {
      const last: Promise<void>[] = [];
      const isOwnEnd = reason === 'chosen' || reason === 'idle';
      if (isOwnEnd && decisions.hasUnanswered()) last.push(decisions.finish());
      if (reason === 'chosen' && host.announceEnd) last.push(host.announceEnd());
      if (last.length > 0) {
        const tooLong = new Promise((given) => setTimeout(given, LAST_DECISIONS_MS));
        await Promise.race([Promise.all(last), tooLong]);
      }
      endSession(reason);
    },
    [host, decisions, endSession],
  );
  useEffect(
    () =>
      host.watch((news) => {
        if (news.type === 'leaving') decisions.leave();
        if (news.type === 'ending' && decisions.hasUnanswered()) news.waitUntil(decisions.finish());
      }),
    [host, decisions],
  );
  useEffect(() => {
    const leave = (): void => decisions.leave();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      decisions.close();
    };
  }, [decisions]);
  return { decisions, endSession: endAfterSending };
}
