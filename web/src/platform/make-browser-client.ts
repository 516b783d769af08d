import { browserTransport, type Client, createClient } from '@quartermile/core/client';
import { whenIdle } from './start/when-idle.js';
import { storedBoard } from './stored-board.js';

/** Creates the browser's client. A loaded leaderboard is stored when the browser is idle, after it is shown. */
export function makeBrowserClient(): Client {
  return createClient({
    transport: browserTransport(),
    baseUrl: window.location.origin,
    entryListStore: {
      read: storedBoard.read,
      write: (loaded) => void whenIdle(() => storedBoard.write(loaded)),
    },
  });
}
