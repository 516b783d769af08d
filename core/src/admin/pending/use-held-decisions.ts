import { LAST_DECISIONS_MS } from '@quartermile/core/domain';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { AdminHost } from '../host/admin-host.js';
import type { SignOutReason } from '../session/sign-out-reason.js';
import { HeldDecisions } from './held-decisions.js';
import { createReviewSender } from './send-review.js';

export interface HeldDecisionsOptions {
  readonly host: AdminHost;
  readonly queryClient: QueryClient;
  /** How long a decision can be taken back, in ms. */
  readonly undoMs: number | undefined;
  endSession(reason: SignOutReason): void;
}

/**
 * The decisions of an open dashboard. Those still held are sent when the page goes away, and before a
 * logout: whoever decided and left meant it.
 */
export function useHeldDecisions({ host, queryClient, undoMs, endSession }: HeldDecisionsOptions) {
  const [decisions] = useState(() => new HeldDecisions(createReviewSender(host, queryClient), undoMs));
  const endAfterSending = useCallback(
    async (reason: SignOutReason): Promise<void> => {
      if (reason === 'chosen' && decisions.current().length > 0) {
        const tooLong = new Promise((given) => setTimeout(given, LAST_DECISIONS_MS));
        await Promise.race([decisions.flush(), tooLong]);
      }
      endSession(reason);
    },
    [decisions, endSession],
  );
  useEffect(() => {
    const leave = (): void => void decisions.flush({ isLeaving: true });
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [decisions]);
  return { decisions, endSession: endAfterSending };
}
