import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a network sends, over and over on each of its connections. */
export interface Attack {
  /** The address of the server, such as `http://127.0.0.1:3000`. */
  readonly address: string;
  readonly connections: number;
  readonly durationMs: number;
  /** The sender's address, for a server with `TRUST_PROXY=1`. */
  readonly from?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether responses are read; otherwise each connection sends one request and leaves its response where it is. */
  readonly reads?: boolean;
  /** The path of each request, by its number. */
  path(nth: number): string;
}

/** What became of the requests: how many responses of each status, and of connections that ended without one. */
export interface Answered {
  readonly statuses: Readonly<Record<string, number>>;
  readonly broken: number;
}

/** Sends requests for a while from many connections, all of which are closed in the end. */
export async function attack(given: Attack): Promise<Answered> {
  const { connections, durationMs, from, method = 'GET', reads = true, body } = given;
  const { hostname, port } = new URL(given.address);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = {
    'accept-encoding': 'br',
    ...(from && { 'x-forwarded-for': from }),
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': `${Buffer.byteLength(body)}`,
    }),
    ...given.headers,
  };
  const endsAt = performance.now() + durationMs;
  const statuses: Record<string, number> = {};
  let sent = 0;
  let broken = 0;
  async function send(): Promise<void> {
    const one = request({ agent, hostname, port, path: given.path(sent++), method, headers });
    one.end(body);
    try {
      const response = await responseTo(one);
      statuses[`${response.statusCode}`] = (statuses[`${response.statusCode}`] ?? 0) + 1;
      if (reads) for await (const _ of response);
    } catch {
      broken++;
    }
  }
  const connection = async (): Promise<void> => {
    do await send();
    while (reads && performance.now() < endsAt);
  };
  await Promise.race([Promise.all(Array.from({ length: connections }, connection)), sleep(durationMs)]);
  await sleep(endsAt - performance.now());
  agent.destroy();
  return { statuses, broken };
}

function responseTo(sent: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sent
      .once('response', resolve)
      .once('error', reject)
      .once('close', () => reject(new Error('closed')));
  });
}
