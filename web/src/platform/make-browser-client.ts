import { browserTransport, type Client, createClient } from '@quartermile/core/client';
import { storedBoard } from './stored-board.js';

/** Makes the client that speaks from this browser. */
export function makeBrowserClient(): Client {
  return createClient({
    transport: browserTransport(),
    baseUrl: window.location.origin,
    entryListStore: storedBoard,
  });
}
