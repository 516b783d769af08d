import { Inject, Injectable } from '@nestjs/common';
import {
  formatBytes,
  HEALTH_CHECK_TIMEOUT_MS,
  HEALTH_CONNECTIONS_HIGH,
  HEALTH_DATABASE_SLOW_MS,
  type HealthDetail,
  healthMessages,
} from '@quartermile/core/domain';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { CONFIG, type Config } from '../../config/config.js';
import { type HealthFinding, healthText } from '../../observability/health/health-check.js';
import { HealthChecks } from '../../observability/health/health-checks.js';
import { withinTime } from '../../observability/health/within-time.js';
import { NodeConnection } from './node-connection.js';

const text = healthMessages.database;
/** Two of them are shorter than the limit of a check, so that the check itself can explain an outage. */
const PATIENCE_MS = HEALTH_CHECK_TIMEOUT_MS / 2 - 200;

const FIGURES = `
  SELECT pg_database_size(current_database())::text AS size,
    (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS used,
    current_setting('max_connections')::int AS max,
    ARRAY(SELECT name FROM migrations) AS migrations`;

interface Figures {
  readonly size: string;
  readonly used: number;
  readonly max: number;
  readonly migrations: readonly string[];
}

/** Health check of the database. */
@Injectable()
export class DatabaseHealth {
  constructor(
    private readonly dataSource: DataSource,
    private readonly connection: NodeConnection,
    @Inject(CONFIG) private readonly config: Config,
    checks: HealthChecks,
  ) {
    checks.register({ id: 'database', check: () => this.check() });
  }

  /** Asks on the node's own connection, whose loss is noticed at once, and on one of the pool, as requests do. */
  private async check(): Promise<HealthFinding> {
    if (!this.connection.isLive) return this.outage();
    const figures = await withinTime(this.connection.query<Figures>(FIGURES), PATIENCE_MS).catch(() => []);
    if (!figures[0]) return this.outage();
    const startedAt = performance.now();
    const isPoolOut = await withinTime(this.dataSource.query('SELECT 1'), PATIENCE_MS).then(
      () => false,
      () => true,
    );
    if (isPoolOut)
      return {
        state: 'error',
        summary: text.stuck,
        action: text.stuckAction,
        details: this.details(figures[0], null),
      };
    return this.rate(figures[0], Math.round(performance.now() - startedAt));
  }

  private rate(figures: Figures, latencyMs: number): HealthFinding {
    const details = this.details(figures, latencyMs);
    const missing = (this.dataSource.migrations ?? []).filter(
      ({ name, constructor }) => !figures.migrations.includes(name ?? constructor.name),
    ).length;
    if (missing > 0)
      return { state: 'error', summary: text.pending(missing), action: text.pendingAction, details };
    if (figures.used >= figures.max * HEALTH_CONNECTIONS_HIGH)
      return {
        state: 'warning',
        summary: text.connections(figures.used, figures.max),
        action: text.connectionsAction,
        details,
      };
    if (latencyMs > HEALTH_DATABASE_SLOW_MS)
      return { state: 'warning', summary: text.slow(latencyMs), action: text.slowAction, details };
    return {
      state: 'ok',
      summary: text.ok(this.isEmbedded ? text.embedded : text.external, latencyMs),
      details,
    };
  }

  private outage(): HealthFinding {
    const { outageMs } = this.connection;
    return {
      state: 'error',
      summary: text.lost,
      action: this.isEmbedded ? text.lostEmbedded : text.lostExternal(this.host),
      ...(outageMs > 0 && { since: new Date(Date.now() - outageMs) }),
      details: [healthText('host', this.host)],
    };
  }

  private details({ size, used, max }: Figures, latencyMs: number | null): HealthDetail[] {
    const pool = (this.dataSource.driver as PostgresDriver).master as Pool | undefined;
    return [
      healthText('host', this.host),
      ...(latencyMs === null ? [] : [healthText('latency', `${latencyMs} ms`)]),
      healthText('size', formatBytes(Number(size))),
      healthText('connections', `${used} / ${max}`),
      ...(pool ? [healthText('pool', `${pool.totalCount - pool.idleCount} / ${pool.options.max}`)] : []),
    ];
  }

  private get isEmbedded(): boolean {
    return this.config.databaseUrl === null;
  }

  /** Host and port, without user name and password. */
  private get host(): string {
    return this.config.databaseUrl === null ? text.embedded : new URL(this.config.databaseUrl).host;
  }
}
