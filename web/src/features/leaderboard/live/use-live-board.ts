import { useEffect } from 'react';
import type { GetClient } from '../../../platform/browser-client.js';
import { whenIdle } from '../../../platform/start/when-idle.js';
import { newEntries } from './new-entries.js';

/** Keeps an open board up to date. The code for it is loaded once the browser is idle. */
export function useLiveBoard(getClient: GetClient, show: () => void): void {
  useEffect(() => {
    const left = new AbortController();
    whenIdle(() => {
      import('./live-board.js').then(
        (later) => later.startLiveBoard(getClient, show, newEntries.write, left.signal),
        () => {},
      );
    });
    return () => left.abort();
  }, [getClient, show]);
}
