import { Inject, Injectable } from '@nestjs/common';
import type { HealthDetail } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config/config.js';
import { formatBytes } from '../../health/format-bytes.js';
import { type HealthFinding, healthText } from '../../health/health-check.js';
import { HealthChecks } from '../../health/health-checks.js';
import { HEALTH_CHECK_TIMEOUT_MS } from '../../health/health-limits.js';
import { healthMessages } from '../../health/health-messages.js';
import { withinTime } from '../../health/within-time.js';
import { findPool } from '../connection-pool.js';
import { NodeConnection } from './node-connection.js';

/** Response time of the database above which it is slow. */
const HEALTH_DATABASE_SLOW_MS = 1000;
/** Share of the database's connections above which they are running out. */
const HEALTH_CONNECTIONS_HIGH = 0.9;

const text = healthMessages.database;
/** Shorter than the limit of a check, and longer than the node's connection takes to detect an outage. */
const PATIENCE_MS = HEALTH_CHECK_TIMEOUT_MS - 500;

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

  /**
   * Measures by a connection of the pool, as requests use them. The loss of the node's own connection shows an outage at
   * once; measuring on it could delay its heartbeat.
   */
  private async check(): Promise<HealthFinding> {
    if (!this.connection.isLive) return this.outage();
    const startedAt = performance.now();
    const [figures] = await withinTime(this.dataSource.query<Figures[]>(FIGURES), PATIENCE_MS).catch(
      () => [],
    );
    if (figures) return this.rate(figures, Math.round(performance.now() - startedAt));
    if (!this.connection.isLive) return this.outage();
    const details = [healthText('host', this.host)];
    return { state: 'error', summary: text.stuck, action: text.stuckAction, details };
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

  private details({ size, used, max }: Figures, latencyMs: number): HealthDetail[] {
    const pool = findPool(this.dataSource);
    return [
      healthText('host', this.host),
      healthText('latency', `${latencyMs} ms`),
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
