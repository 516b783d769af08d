import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ATTACKER = fileURLToPath(new URL('attacker.mjs', import.meta.url));

/** What a network sends, over and over on each of its connections. */
export interface Attack {
  /** The address of the server, such as `http://127.0.0.1:3000`. */
  readonly address: string;
  readonly connections: number;
  readonly durationMs: number;
  /** Paths of the requests, in turn; `{n}` is the number of the request, here and in `body`. */
  readonly paths: readonly string[];
  /** The sender's address, for a server with `TRUST_PROXY=1`; `{n}` is the number of the request, up to 9999. */
  readonly from?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Length that is announced in place of the body's, bytes: the rest of it is never sent. */
  readonly announcedBytes?: number;
  /** False: each connection sends one request and leaves its response unread. */
  readonly reads?: boolean;
}

/** How many responses came with each status, and how many connections ended without one (`broken`). */
export type Answered = Readonly<Record<string, number>>;

/** Sends requests from many connections, for a while after the first response; all of them are closed in the end. */
export async function attack({ durationMs, from, headers, ...given }: Attack): Promise<Answered> {
  const attacker = fork(ATTACKER, { execArgv: [] });
  const isJson = given.body !== undefined && { 'content-type': 'application/json' };
  const address = from !== undefined && { 'x-forwarded-for': from };
  attacker.send({
    method: 'GET',
    reads: true,
    ...given,
    headers: { 'accept-encoding': 'br', ...isJson, ...address, ...headers },
  });
  await once(attacker, 'message');
  await sleep(durationMs);
  attacker.send('report');
  const [answered] = (await once(attacker, 'message')) as [Answered];
  attacker.disconnect();
  await once(attacker, 'exit');
  return answered;
}
