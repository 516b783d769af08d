import { useThrottledCallback } from '@mantine/hooks';

import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AdminHost, HostEvent } from '../kernel/host/admin-host.js';
import type { SignOutReason } from '../kernel/session/sign-out-reason.js';

/** Minimum interval between reloads of lists because of server events, ms. */
const LIST_RELOAD_INTERVAL_MS = 1000;

/** Reloads the lists after changes on the server, and ends the session when the server ends it. */
export function useServerEvents(
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
