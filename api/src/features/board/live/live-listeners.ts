import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Networks } from '../../../platform/networks/network-address.js';
import { NetworkShares, type ShareBounds } from '../../../platform/networks/network-shares.js';

/** Browsers reconnect after a random time between these two, so that a restart is not followed by a throng. */
const LIVE_RETRY_MIN_MS = 2000;
const LIVE_RETRY_MAX_MS = 8000;
/** Mean lifetime of a connection; a fifth more or less at random, so that nodes balance. */
const LIVE_CONNECTION_MS = 30 * 60_000;

/** A listener with more unsent bytes is disconnected. */
const LIVE_BACKLOG_MAX_BYTES = 64 * 1024;

/** Writes between two turns of the event loop: about a millisecond. */
const WRITES_PER_TURN = 100;

const HEADERS = {
  'content-type': 'text/event-stream',
  // Compression or buffering in a proxy would delay messages.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // The end of the connection ends the body, so that each message is one write of shared bytes, without chunks.
  connection: 'close',
};

/** The open connections to the leaderboard's live messages on this node. They use no database connections. */
export class LiveListeners {
  /** When each connection ends, ms since 1970. */
  private readonly ends = new Map<ServerResponse, number>();
  private readonly places: NetworkShares;
  private sending: Promise<void> = Promise.resolve();

  /** @param onEmpty called when the last one has left */
  constructor(
    limits: ShareBounds,
    private readonly onEmpty: () => void,
  ) {
    this.places = new NetworkShares(limits);
  }

  /** Number of open connections. */
  get size(): number {
    return this.ends.size;
  }

  /** Whether another one of these networks is too many. */
  isFull(networks: Networks): boolean {
    return this.places.noRoom(networks, 1) !== null;
  }

  /** Answers with a stream that begins with a message. It ends after about half an hour. */
  add(response: ServerResponse, networks: Networks, first: string): void {
    response.removeHeader('transfer-encoding');
    response.writeHead(200, HEADERS);
    const retryMs = Math.round(between(LIVE_RETRY_MIN_MS, LIVE_RETRY_MAX_MS));
    response.write(`retry: ${retryMs}\n\n${first}`);
    this.ends.set(response, Date.now() + LIVE_CONNECTION_MS * between(0.8, 1.2));
    this.places.take(networks, 1);
    response.on('close', () => this.forget(response, networks));
  }

  /** Writes the same bytes to all, after earlier ones, a part in each turn of the event loop. Never throws. */
  send(bytes: Buffer): Promise<void> {
    const all = [...this.ends.keys()];
    this.sending = this.sending.then(async () => {
      for (const [nth, response] of all.entries()) {
        if (nth > 0 && nth % WRITES_PER_TURN === 0) await nextTurn();
        write(response, bytes);
      }
    });
    return this.sending;
  }

  /** Ends the connections whose time is over. Their clients reconnect, maybe to another node. */
  endOld(now = Date.now()): void {
    for (const [response, end] of this.ends) if (now >= end) response.end();
  }

  /** Ends all connections. */
  end(): void {
    for (const response of this.ends.keys()) response.end();
  }

  private forget(response: ServerResponse, networks: Networks): void {
    if (!this.ends.delete(response)) return;
    this.places.giveBack(networks, 1);
    if (this.size === 0) this.onEmpty();
  }
}

/** Disconnects a client that does not read, to limit memory. It reconnects and loads the list. */
function write(response: ServerResponse, bytes: Buffer): void {
  const { socket } = response;
  if (response.writableEnded || !socket || socket.destroyed) return;
  if (socket.writableLength > LIVE_BACKLOG_MAX_BYTES) response.destroy();
  // The body has no framing, so that its bytes need not pass through the response.
  else socket.write(bytes);
}

function between(least: number, most: number): number {
  return least + Math.random() * (most - least);
}
