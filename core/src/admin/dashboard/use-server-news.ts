import { useThrottledCallback } from '@mantine/hooks';
import { NEWS_PACE_MS } from '@quartermile/core/domain';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AdminHost, HostNews } from '../host/admin-host.js';
import type { SignOutReason } from '../session/sign-out-reason.js';

/** Loads the lists anew when something changed on the server, and ends the session when the server did. */
export function useServerNews(
  host: AdminHost,
  queryClient: QueryClient,
  endSession: (reason: SignOutReason) => void,
): void {
  // Whoever clears a long queue hears of each decision: one load serves many.
  const reload = useThrottledCallback(() => void queryClient.invalidateQueries(), NEWS_PACE_MS);
  useEffect(() => host.watch((news) => news.type === 'changed' && reload()), [host, reload]);
  useEffect(() => {
    const hear = (news: HostNews): void => {
      if (news.type === 'changed') reload();
      if (news.type === 'signed-out') endSession(news.reason ?? 'elsewhere');
    };
    return host.followServer?.(hear);
  }, [host, reload, endSession]);
}
