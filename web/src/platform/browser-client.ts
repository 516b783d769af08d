import { type Client, NetworkError } from '@quartermile/core/client';
import { CODE_LOST } from './code-lost.js';

/** Hands out a client, whose code may have to be loaded first. */
export type GetClient = () => Promise<Client>;

let client: Promise<Client> | undefined;

/**
 * The browser's one client for what everybody may do. To be called in the browser only. Its code comes
 * with the first call: a page that is only read need not wait for it, nor pay for it.
 * @throws NetworkError when the code cannot be had; the next call tries again.
 */
export function browserClient(): Promise<Client> {
  client ??= loadClient().catch((cause: unknown) => {
    client = undefined;
    window.dispatchEvent(new Event(CODE_LOST));
    throw new NetworkError('connection', { cause });
  });
  return client;
}

async function loadClient(): Promise<Client> {
  const { makeBrowserClient } = await import('./make-browser-client.js');
  return makeBrowserClient();
}
