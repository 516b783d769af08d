import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { RevisionService } from '../../cache/revision.service.js';
import { findPool } from '../../database/connection-pool.js';
import { JOBS_SCHEMA } from '../../jobs/jobs.service.js';

/** Time-out for counting in the database, ms. */
const TIMEOUT_MS = 2000;

interface JobCount {
  readonly name: string;
  readonly state: string;
  readonly count: number;
}

/** This node's PostgreSQL connections by state. */
export function measurePool(dataSource: DataSource, registry: Registry): void {
  const gauge = new Gauge({
    name: 'quartermile_postgres_connections',
    help: 'Connections of this node, and callers that wait for one.',
    labelNames: ['state'] as const,
    registers: [],
    collect() {
      const pool = findPool(dataSource);
      if (!pool) return;
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  registry.registerMetric(gauge);
}

/** The content revision of this node. */
export function measureRevision(revision: RevisionService, registry: Registry): void {
  const gauge = new Gauge({
    name: 'quartermile_content_revision',
    help: 'Changes of public content that this node has heard of; -1 while it cannot hear of others.',
    registers: [],
    collect() {
      this.set(revision.current ?? -1);
    },
  });
  registry.registerMetric(gauge);
}

/** Jobs of all nodes by queue and state; empty while the database is unreachable or pg-boss is not started. */
export function measureJobs(dataSource: DataSource, registry: Registry): void {
  const gauge = new Gauge({
    name: 'quartermile_jobs',
    help: 'Jobs of the last day by queue and state, over all nodes.',
    labelNames: ['queue', 'state'] as const,
    registers: [],
    async collect() {
      this.reset();
      const timeout = sleep(TIMEOUT_MS, [], { ref: false });
      const counts = await Promise.race([countJobs(dataSource).catch(() => []), timeout]);
      for (const { name, state, count } of counts) this.set({ queue: name, state }, count);
    },
  });
  registry.registerMetric(gauge);
}

async function countJobs(dataSource: DataSource): Promise<JobCount[]> {
  const table = `${JOBS_SCHEMA}.job`;
  const [registered] = await dataSource.query<[{ exists: boolean }]>(
    'SELECT to_regclass($1) IS NOT NULL AS exists',
    [table],
  );
  if (!registered.exists) return [];
  return dataSource.query(`SELECT name, state::text, count(*)::int FROM ${table} GROUP BY name, state`);
}
