import { Injectable } from '@nestjs/common';
import { BeforeRouter } from '../../platform/cache/before-router/before-router.service.js';
import { RevisionService } from '../../platform/cache/revision.service.js';
import { formatBytes } from '../../platform/health/format-bytes.js';
import { type HealthFinding, healthMoment, healthText } from '../../platform/health/health-check.js';
import { HealthChecks } from '../../platform/health/health-checks.js';
import { healthMessages } from '../../platform/health/health-messages.js';
import { redactMessage } from '../../platform/health/redact-message.js';
import { BoardReadModel } from './board-read-model.js';

const text = healthMessages.pages;

/** Health check of what visitors are served from memory: the leaderboard, and cached pages and lists. */
@Injectable()
export class PagesHealth {
  constructor(
    private readonly board: BoardReadModel,
    private readonly beforeRouter: BeforeRouter,
    private readonly revision: RevisionService,
    checks: HealthChecks,
  ) {
    checks.register({ id: 'pages', check: async () => this.find() });
  }

  private find(): HealthFinding {
    const { renewedAt, failure } = this.board.status;
    const { count, bytes } = this.beforeRouter.responses;
    const details = [
      ...healthMoment('renewed', renewedAt),
      healthText('cached', `${count}, ${formatBytes(bytes)}`),
      ...healthMoment('lastFailure', failure?.at ?? null),
    ];
    if (this.revision.current === null)
      return { state: 'warning', summary: text.blind, action: text.blindAction, details };
    if (failure)
      return {
        state: 'warning',
        summary: text.failed(redactMessage(String((failure.error as Error).message))),
        action: text.failedAction,
        since: failure.at,
        details,
      };
    return { state: 'ok', summary: text.ok, details };
  }
}
