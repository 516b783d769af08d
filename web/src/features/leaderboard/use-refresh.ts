import { useCallback, useMemo, useRef, useState } from 'react';
import type { GetClient } from '../../platform/browser-client.js';

/** Throttle of the Refresh button. */
const REFRESH_THROTTLE_MS = 1000;

/** State and action of the Refresh button. */
export interface Refresh {
  readonly state: 'idle' | 'busy' | 'done' | 'failed';
  run(): Promise<void>;
}

/** Reloads the leaderboard, bypassing the cache, at most once a second, and then calls `show`. */
export function useRefresh(getClient: GetClient, show: () => void): Refresh {
  const [state, setState] = useState<Refresh['state']>('idle');
  const lastRun = useRef(Number.NEGATIVE_INFINITY);
  const run = useCallback(async () => {
    if (Date.now() - lastRun.current < REFRESH_THROTTLE_MS) return;
    lastRun.current = Date.now();
    setState('busy');
    try {
      await (await getClient()).leaderboard.list({ refresh: true });
      setState('done');
      show();
    } catch (error) {
      console.warn('The leaderboard could not be refreshed.', error);
      setState('failed');
    }
  }, [getClient, show]);
  return useMemo(() => ({ state, run }), [state, run]);
}
