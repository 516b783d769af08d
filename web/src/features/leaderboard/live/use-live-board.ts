import { type RefObject, useEffect } from 'react';
import type { GetClient } from '../../../platform/browser-client.js';
import { whenIdle } from '../../../platform/start/when-idle.js';

/** Keeps an open board up to date. The code for it is loaded once the browser is idle. */
export function useLiveBoard(board: RefObject<Element | null>, getClient: GetClient, show: () => void): void {
  useEffect(() => {
    const { current } = board;
    if (!current) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      const { startLiveBoard } = await import('./live-board.js');
      if (!isOver) stop = startLiveBoard(current, getClient, show);
    };
    const cancel = whenIdle(() => void start().catch(() => {}));
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, [board, getClient, show]);
}
