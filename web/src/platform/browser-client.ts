import { type Client, NetworkError } from '@quartermile/core/client';
import { reportLostCode } from './code-lost.js';

/** Provides a client, whose code may be loaded on demand. */
export type GetClient = () => Promise<Client>;

let client: Promise<Client> | undefined;

/**
 * The browser's client for public calls. Its code is loaded by the first call, so that reading a page does not need
 * it.
 * @throws NetworkError when the code cannot be loaded; the next call retries
 */
export function browserClient(): Promise<Client> {
  client ??= loadClient().catch((cause: unknown) => {
    client = undefined;
    reportLostCode();
    throw new NetworkError('connection', { cause });
  });
  return client;
}

async function loadClient(): Promise<Client> {
  const { makeBrowserClient } = await import('./make-browser-client.js');
  return makeBrowserClient();
}
