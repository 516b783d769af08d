import { apiRoutes } from '@quartermile/core/domain';
import { buildWrite, type KeyedWrite, KIND_NAMES, type Targets } from '../faults/keyed-writes.js';
import type { HttpsCall, HttpsClient } from './https-client.js';

const READS = ['/', '/leaderboard', apiRoutes.leaderboard.list, apiRoutes.videos.list, '/robots.txt'];
/** Clients of each sort that call at the same time. */
const CLIENTS = 3;
const OK_STATUSES = new Set([200, 201, 202, 204, 304]);

/** Visitors and the administrator at work through a proxy. */
export class SiteLoad {
  /** Calls without success, with what came instead. */
  readonly failures: string[] = [];
  /** Writes that were acknowledged. */
  readonly acknowledged: KeyedWrite[] = [];
  /** Number of calls. */
  calls = 0;
  private isStopping = false;
  private clients: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly site: HttpsClient,
    private readonly targets: Targets,
    private readonly token: string,
  ) {}

  /** Starts the clients. Each sends one call after the other. */
  start(): void {
    const sorts = [
      (round: number) => this.read(round),
      (round: number) => this.write(KIND_NAMES[round % KIND_NAMES.length] ?? '', true),
      () => this.write('vote', false),
    ];
    const loop = async (call: (round: number) => Promise<void>, first: number): Promise<void> => {
      for (let round = first; !this.isStopping; round++) await call(round);
    };
    this.clients = Promise.all(
      sorts.flatMap((sort) => Array.from({ length: CLIENTS }, (_, nth) => loop(sort, nth))),
    );
  }

  /** Ends the clients after the call that each one is in. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.clients;
  }

  private async read(round: number): Promise<void> {
    await this.send(READS[round % READS.length] ?? '/', {});
  }

  /** Sends a write once, with or without its key. Nothing is repeated here: only a proxy may. */
  private async write(kind: string, isKeyed: boolean): Promise<void> {
    const write = buildWrite(kind, this.targets);
    const isOk = await this.send(write.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(isKeyed && { 'idempotency-key': write.key }),
        ...(write.isAdmin && { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify(write.payload),
    });
    if (isOk) this.acknowledged.push(write);
  }

  private async send(path: string, call: HttpsCall): Promise<boolean> {
    this.calls++;
    const what = `${call.method ?? 'GET'} ${path}`;
    try {
      const { status, body } = await this.site.call(path, call);
      if (OK_STATUSES.has(status)) return true;
      this.failures.push(`${what}: ${status} ${body.slice(0, 200)}`);
    } catch (error) {
      this.failures.push(`${what}: ${String(error)}`);
    }
    return false;
  }
}
