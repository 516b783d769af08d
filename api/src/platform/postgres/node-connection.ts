import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { AppError } from '../errors/app-error.js';

const CONNECT_TIMEOUT_MS = 2000;
const RECONNECT_MS = 250;
const BEAT_MS = 400;
/** Beats in a row without an answer after which the connection counts as lost: 1.6 s. */
const MISSED_BEATS_MAX = 3;
/** How long a call waits for a lost connection to come back. */
const PATIENCE_MS = 2500;
/** Lets the server notice within 2 s that this machine vanished, and free its locks. */
const KEEPALIVE =
  'SET tcp_keepalives_idle = 1; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 1';

/**
 * This node's one lasting connection to the database: it hears the notices of other nodes, and holds
 * the locks that must fall by themselves when the node dies. Comes back by itself when it is lost.
 */
@Injectable()
export class NodeConnection implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('NodeConnection');
  private readonly handlers = new Map<string, (payload: string) => void>();
  private readonly resumed: (() => void | Promise<void>)[] = [];
  private client: pg.Client | null = null;
  private connecting: Promise<void> = Promise.resolve();
  private beat: NodeJS.Timeout | undefined;
  private isClosing = false;

  constructor(private readonly dataSource: DataSource) {}

  /** Whether notices arrive right now: what was last heard may be trusted. */
  get isLive(): boolean {
    return this.client !== null;
  }

  /** Hears the notices of a channel from the next connecting on; call from constructors. */
  listen(channel: string, handle: (payload: string) => void): void {
    this.handlers.set(channel, handle);
  }

  /** Runs `handle` after each connecting: notices may have been missed, and locks are gone. */
  onResumed(handle: () => void | Promise<void>): void {
    this.resumed.push(handle);
  }

  /**
   * Runs a short statement on this connection.
   * @throws AppError `unavailable` when the database stays away
   */
  async query<Row extends pg.QueryResultRow>(statement: string, parameters: unknown[] = []): Promise<Row[]> {
    if (!this.client) await Promise.race([this.connecting, wait(PATIENCE_MS)]);
    if (!this.client) throw new AppError('unavailable');
    return (await this.client.query<Row>(statement, parameters)).rows;
  }

  /** Connects; the server does not start without it. */
  async onModuleInit(): Promise<void> {
    await this.connect();
  }

  /** Ends the connection once the last request is answered; an attempt to connect again comes to its end first. */
  async onApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.beat);
    await this.connecting;
    const client = this.client;
    this.client = null;
    await client?.end();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: (this.dataSource.options as { url?: string }).url,
      application_name: 'quartermile node',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ channel, payload }) => this.handlers.get(channel)?.(payload ?? ''));
    await client.connect();
    await client.query(KEEPALIVE);
    for (const channel of this.handlers.keys()) await client.query(`LISTEN ${channel}`);
    this.client = client;
    if (this.isClosing) return;
    this.startBeating(client);
    for (const handle of this.resumed) await handle();
  }

  /** Counted in ticks rather than by the clock: a busy moment of this process is no silence of the server. */
  private startBeating(client: pg.Client): void {
    let missed = 0;
    clearInterval(this.beat);
    this.beat = setInterval(() => {
      if (missed >= MISSED_BEATS_MAX) this.lose(client);
      else if (missed++ === 0)
        client.query('SELECT 1').then(
          () => (missed = 0),
          () => this.lose(client),
        );
    }, BEAT_MS);
    this.beat.unref();
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    clearInterval(this.beat);
    if (this.isClosing) return;
    this.logger.warn('The connection for notices was lost.');
    client.end().catch(() => undefined);
    this.connecting = this.reconnect();
  }

  private async reconnect(): Promise<void> {
    while (!this.isClosing && !this.client) {
      await wait(RECONNECT_MS);
      if (this.isClosing) return;
      await this.connect().catch(() => undefined);
    }
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
