import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { reach } from '../connect.js';

const CONNECT_TIMEOUT_MS = 2000;
const RECONNECT_MS = 250;
const BEAT_MS = 400;
/** Missed heartbeats after which the connection counts as lost: 1.6 s. */
const MISSED_BEATS_MAX = 3;
/** Maximum wait of a query for a reconnect. */
const RECONNECT_WAIT_MS = 2500;
/** TCP keepalive settings by which the server detects a vanished machine within 2 s and releases its locks. */
const KEEPALIVE =
  'SET tcp_keepalives_idle = 1; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 1';

/**
 * This node's dedicated database connection for notifications, and for advisory locks that are released when the node
 * dies. Reconnects automatically.
 */
@Injectable()
export class NodeConnection implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('NodeConnection');
  private readonly handlers = new Map<string, (payload: string) => void>();
  private readonly resumed: (() => void | Promise<void>)[] = [];
  private client: pg.Client | null = null;
  private connecting: Promise<void> = Promise.resolve();
  private beat: NodeJS.Timeout | undefined;
  private lostAt: number | null = null;
  private isClosing = false;

  constructor(private readonly dataSource: DataSource) {}

  /** Whether notifications arrive, so that cached state is current. */
  get isLive(): boolean {
    return this.client !== null;
  }

  /** Time since the connection was lost, ms; 0 while it is open. */
  get outageMs(): number {
    return this.lostAt === null ? 0 : performance.now() - this.lostAt;
  }

  /** Subscribes to a channel; call from constructors, before the connection opens. */
  listen(channel: string, handle: (payload: string) => void): void {
    this.handlers.set(channel, handle);
  }

  /**
   * Runs `handle` after each connect: notifications may have been missed and locks are lost. Its errors are logged and
   * leave the connection and the other handlers alone.
   */
  onResumed(handle: () => void | Promise<void>): void {
    this.resumed.push(handle);
  }

  /**
   * Runs a short statement on this connection.
   * @throws AppError `unavailable` when the database remains unreachable
   */
  async query<Row extends pg.QueryResultRow>(statement: string, parameters: unknown[] = []): Promise<Row[]> {
    if (!this.client) await Promise.race([this.connecting, wait(RECONNECT_WAIT_MS)]);
    if (!this.client) throw new AppError('unavailable');
    return (await this.client.query<Row>(statement, parameters)).rows;
  }

  /**
   * Connects, and waits for a slow database like the pool of connections before it.
   * @throws StartupError, which prevents the server from starting
   */
  async onModuleInit(): Promise<void> {
    await reach(() => this.connect(), {
      name: 'The database',
      log: (line) => this.logger.warn(line),
    });
  }

  /** Closes the connection after the last request, and after any reconnect in progress. */
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
    try {
      await client.connect();
      await client.query(KEEPALIVE);
      for (const channel of this.handlers.keys()) await client.query(`LISTEN ${channel}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    this.lostAt = null;
    if (this.isClosing) return;
    this.startBeating(client);
    await this.resume();
  }

  private async resume(): Promise<void> {
    for (const handle of this.resumed) {
      try {
        await handle();
      } catch (error) {
        this.logger.warn(`A task after the connection for notifications opened failed: ${String(error)}`);
      }
    }
  }

  /** Counts ticks instead of elapsed time, so that a blocked event loop is not taken for an unresponsive server. */
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
    this.lostAt = performance.now();
    clearInterval(this.beat);
    if (this.isClosing) return;
    this.logger.warn('The connection for notifications was lost.');
    client.end().catch(() => undefined);
    this.connecting = this.reconnect();
  }

  /** Ends with the first connection: `lose` begins again when that one is lost, even before its handlers ended. */
  private async reconnect(): Promise<void> {
    for (let isOpen = false; !isOpen && !this.isClosing; ) {
      await wait(RECONNECT_MS);
      if (this.isClosing) return;
      isOpen = await this.connect().then(
        () => true,
        () => false,
      );
    }
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
