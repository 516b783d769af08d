import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import type { HealthDetail } from '@quartermile/core/domain';
import { VERSION } from '../../config/version.js';
import { type HealthFinding, healthMoment, healthText } from '../../health/health-check.js';
import { HealthChecks } from '../../health/health-checks.js';
import { healthDetailLabels, healthMessages } from '../../health/health-messages.js';
import { NodeConnection } from './node-connection.js';

/** Each node holds one connection with this name, from its start to its end, so that no table of nodes is needed. */
const OTHER_NODES = `
  SELECT backend_start AS since FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'quartermile node' AND pid <> pg_backend_pid()
  ORDER BY backend_start`;

/** This node, and the other nodes on the same database. */
@Injectable()
export class ServerHealth {
  private readonly startedAt = new Date(Date.now() - 1000 * process.uptime());

  constructor(
    private readonly connection: NodeConnection,
    checks: HealthChecks,
  ) {
    checks.register({ id: 'server', check: () => this.check() });
  }

  /** Also works without the database, and then shows this node alone. */
  private async check(): Promise<HealthFinding> {
    const others = this.connection.isLive
      ? await this.connection.query<{ since: Date }>(OTHER_NODES).catch(() => [])
      : [];
    return {
      state: 'ok',
      summary: healthMessages.server.ok(VERSION, others.length + 1),
      details: [
        healthText('node', `${hostname()}, ${process.pid}`),
        ...healthMoment('started', this.startedAt),
        ...others.map(
          ({ since }): HealthDetail => ({
            label: healthDetailLabels.otherNode,
            value: since.toISOString(),
            kind: 'moment',
          }),
        ),
      ],
    };
  }
}
