import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type HealthFinding, healthText } from '../../health/health-check.js';
import { HealthChecks } from '../../health/health-checks.js';
import { healthMessages } from '../../health/health-messages.js';

/** Difference between the clocks of node and database that is reported as a warning, and as an error. */
const HEALTH_CLOCK_OFF_MS = 5000;
const HEALTH_CLOCK_WRONG_MS = 60_000;

const text = healthMessages.clock;

/** Health check of the difference between the clocks of this node and of the database. */
@Injectable()
export class ClockHealth {
  /** The clock of this node, ms since 1970. */
  now: () => number = Date.now;

  constructor(
    private readonly dataSource: DataSource,
    checks: HealthChecks,
  ) {
    checks.register({ id: 'clock', needsDatabase: true, check: () => this.check() });
  }

  private async check(): Promise<HealthFinding> {
    const before = this.now();
    const [row] = await this.dataSource.query<{ ms: number }[]>(
      'SELECT (1000 * extract(epoch FROM clock_timestamp()))::float AS ms',
    );
    const after = this.now();
    const database = row?.ms ?? before;
    // The database read its clock at some time between the two readings of this node's.
    const differenceMs = Math.max(0, before - database, database - after);
    const details = [healthText('difference', `${Math.round(differenceMs)} ms`)];
    if (differenceMs < HEALTH_CLOCK_OFF_MS) return { state: 'ok', summary: text.ok, details };
    const state = differenceMs < HEALTH_CLOCK_WRONG_MS ? 'warning' : 'error';
    return { state, summary: text.off(differenceMs), action: text.action, details };
  }
}
