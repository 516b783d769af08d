import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { HealthItem, HealthItemId } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { AdminEvents, AdminStreams } from '../admin/index.js';
import { HealthReports } from './health-report.service.js';

/** Interval at which a node checks itself. */
const HEALTH_WATCH_MS = 60_000;
/** Key of the advisory lock; must be unique within the database. */
const RECORD_LOCK = 7_401_098;

/**
 * Checks the health of this node every minute. It records an event when a part is broken in two checks in a row, and when
 * it works again, and makes the dashboards of this node reload when a state changes, so that the mark on their Health
 * tab needs no polling.
 */
@Injectable()
export class HealthWatch implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Health');
  private timer: NodeJS.Timeout | undefined;
  private states: string | null = null;
  /** Parts that were broken in the last check, and in two in a row. */
  private seen: ReadonlySet<HealthItemId> = new Set();
  private readonly broken = new Set<HealthItemId>();

  constructor(
    private readonly reports: HealthReports,
    private readonly streams: AdminStreams,
    private readonly events: AdminEvents,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.look(), HEALTH_WATCH_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Checks once. Never throws: while the database is out nothing is recorded. */
  async look(): Promise<void> {
    const { items } = await this.reports.read();
    const states = items.map(({ id, state }) => `${id} ${state}`).join();
    if (this.streams.isFollowed && this.states !== null && this.states !== states)
      this.streams.announceChange();
    this.states = states;
    await this.record(items).catch((error: unknown) => this.logger.warn(error));
  }

  /** Each node records what it has seen itself: parts such as the disk differ between nodes. */
  private async record(items: readonly HealthItem[]): Promise<void> {
    const before = this.seen;
    this.seen = new Set(items.filter(({ state }) => state === 'error').map(({ id }) => id));
    for (const { id } of items) {
      const isBroken = this.seen.has(id);
      if (isBroken !== before.has(id) || isBroken === this.broken.has(id)) continue;
      await this.recordState(id, isBroken);
      if (isBroken) this.broken.add(id);
      else this.broken.delete(id);
    }
  }

  /** Records the state of a part, unless it is the last that a node has recorded. */
  private recordState(item: HealthItemId, isBroken: boolean): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [RECORD_LOCK]);
      const [last]: { isBroken: boolean }[] = await manager.query(
        `SELECT (data ->> 'isBroken')::boolean AS "isBroken" FROM admin_events
         WHERE type = 'health' AND data ->> 'item' = $1 ORDER BY seq DESC LIMIT 1`,
        [item],
      );
      if ((last?.isBroken ?? false) !== isBroken)
        await this.events.record(manager, { type: 'health', data: { item, isBroken } });
    });
  }
}
