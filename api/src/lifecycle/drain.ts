import { type Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Draining } from '../platform/http/draining/draining.js';

/**
 * Time for proxies to close their idle connections after new ones are refused: longer than the `keepalive_timeout` of
 * docs/deploy/nginx.
 */
const IDLE_MAX_MS = 5000;
/**
 * Time for requests in flight since the signal, of the 10 s in which everything stops: the others are for the rest of
 * the server and the embedded database.
 */
const REQUESTS_MS = 7000;
/** The least time for requests in flight, when the steps before took longer. */
const REQUESTS_MIN_MS = 3000;
const CHECK_MS = 50;
/** A turn of the event loop shorter than this has left no connection waiting. */
const SHORT_TURN_MS = 0.5;
const TURNS_MAX = 200;

/** How a node stops. */
export interface DrainOptions {
  /** Seconds during which it reports itself as not ready and serves everything. */
  readonly drainSeconds: number;
  /** Number of reverse proxies in front. */
  readonly trustProxy: number;
}

/**
 * Lets the clients of a stopping node move to other nodes without a failed call: readiness fails first, then event
 * streams end, every response closes its connection, and requests in flight finish while new ones are refused with 503.
 * Behind a proxy new connections are refused before, and idle connections stay open until the proxy closes them, because
 * it may be sending a request on them at that very moment, and must not repeat a POST that was sent.
 */
export async function drain(app: NestFastifyApplication, options: DrainOptions): Promise<void> {
  const draining = app.get(Draining, { strict: false });
  draining.stopBeingReady();
  await sleep(options.drainSeconds * 1000);
  const server = app.getHttpServer();
  if (options.trustProxy > 0) await refuseConnections(server);
  draining.close();
  if (options.trustProxy > 0) await untilClosed(server);
  draining.refuse();
  await untilIdle(draining);
}

async function untilIdle(draining: Draining): Promise<void> {
  const patienceMs = Math.max(REQUESTS_MIN_MS, REQUESTS_MS - draining.elapsedMs);
  for (const endsAt = performance.now() + patienceMs; performance.now() < endsAt; await sleep(CHECK_MS)) {
    if (!draining.isBusy) return;
  }
}

/**
 * Stops listening, without closing idle connections as the HTTP server's own `close` does. The system resets
 * connections that it has established and Node has not accepted yet, so this happens right after Node accepted all.
 */
async function refuseConnections(server: HttpServer): Promise<void> {
  for (let turn = 0; turn < TURNS_MAX; turn++) {
    const startedAt = performance.now();
    await nextTurn();
    if (performance.now() - startedAt < SHORT_TURN_MS) break;
  }
  Server.prototype.close.call(server);
}

async function untilClosed(server: HttpServer): Promise<void> {
  for (const endsAt = Date.now() + IDLE_MAX_MS; Date.now() < endsAt; await sleep(CHECK_MS)) {
    if ((await countConnections(server)) === 0) return;
  }
}

function countConnections(server: HttpServer): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}
