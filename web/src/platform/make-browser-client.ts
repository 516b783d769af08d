import { browserTransport, type Client, createClient } from '@quartermile/core/client';
import { storedBoard } from './stored-board.js';

/** Creates the browser's client. */
export function makeBrowserClient(): Client {
  return createClient({
    transport: browserTransport(),
    baseUrl: window.location.origin,
    entryListStore: storedBoard,
  });
}
