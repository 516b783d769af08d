import { Injectable } from '@nestjs/common';
import { type HealthFinding, healthMoment, healthText } from '../../../platform/health/health-check.js';
import { HealthChecks } from '../../../platform/health/health-checks.js';
import { healthMessages } from '../../../platform/health/health-messages.js';
import { redactMessage } from '../../../platform/health/redact-message.js';
import { PICTURES_WAITING_MAX } from '../picture-limits.js';
import { PictureProcessor } from './picture-processor.js';
import { PictureWork } from './picture-work.js';

const text = healthMessages.pictures;

/** Health check of the picture process and its queue. */
@Injectable()
export class PicturesHealth {
  constructor(
    private readonly processor: PictureProcessor,
    private readonly work: PictureWork,
    checks: HealthChecks,
  ) {
    checks.register({ id: 'pictures', check: async () => this.find() });
  }

  private find(): HealthFinding {
    const { pid, lastFailure } = this.processor;
    const { waitingCount } = this.work;
    const details = [
      healthText('process', pid ?? '–'),
      healthText('waiting', waitingCount),
      ...healthMoment('lastFailure', lastFailure?.at ?? null),
    ];
    if (lastFailure)
      return {
        state: 'warning',
        summary: text.failed(redactMessage(lastFailure.message)),
        action: text.failedAction,
        since: lastFailure.at,
        details,
      };
    if (waitingCount >= PICTURES_WAITING_MAX)
      return { state: 'warning', summary: text.busy(waitingCount), action: text.busyAction, details };
    return { state: 'ok', summary: pid === undefined ? text.idle : text.ok, details };
  }
}
