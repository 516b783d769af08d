import { Injectable } from '@nestjs/common';
import { type HealthFinding, healthMoment, healthText } from '../health/health-check.js';
import { HealthChecks } from '../health/health-checks.js';
import { HEALTH_FAILURE_SHOWN_MS } from '../health/health-limits.js';
import { healthMessages } from '../health/health-messages.js';
import { ServerErrors } from './server-errors.js';

const text = healthMessages.errors;

/** Health check of unexpected errors. */
@Injectable()
export class ServerErrorsHealth {
  constructor(
    private readonly errors: ServerErrors,
    checks: HealthChecks,
  ) {
    checks.register({ id: 'errors', check: async () => this.find() });
  }

  private find(): HealthFinding {
    const { counts, latest } = this.errors;
    const counted = [healthText('unexpected', counts.unexpected), healthText('refused', counts.unavailable)];
    const [last] = latest;
    if (!last) return { state: 'ok', summary: text.none, details: counted };
    const details = [
      ...healthMoment('at', last.at),
      healthText('request', `${last.method} ${last.route}, ${last.requestId}`),
      healthText('message', last.message || String(last.status)),
      ...counted,
    ];
    const shownFrom = Date.now() - HEALTH_FAILURE_SHOWN_MS;
    const recent = latest.filter(({ at }) => at.getTime() > shownFrom);
    if (recent.length === 0) return { state: 'ok', summary: text.past, details };
    return {
      state: 'warning',
      summary: text.recent(recent.length),
      action: text.action(last.requestId),
      since: last.at,
      details,
    };
  }
}
