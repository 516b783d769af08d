import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { type HealthFinding, healthMoment, healthText } from '../health/health-check.js';
import { HealthChecks } from '../health/health-checks.js';
import { HEALTH_FAILURE_SHOWN_MS } from '../health/health-limits.js';
import { healthMessages } from '../health/health-messages.js';
import { wakeJob } from '../jobs/jobs.service.js';
import { MAIL_JOB } from './mail.service.js';
import { testMailServer } from './test-mail-server.js';

/** How long a connection test of the mail server is reused: after a success, and after a failure. */
const HEALTH_MAIL_TEST_MS = 10 * 60_000;
const HEALTH_MAIL_RETEST_MS = 60_000;

const text = healthMessages.mail;

const FIGURES = `
  SELECT sent_at AS "sentAt", failed_at AS "failedAt", failure, given_up_at AS "givenUpAt",
    coalesce(given_up, 0) AS "givenUp",
    (SELECT count(*)::int FROM mails WHERE expires_at > now()) AS waiting,
    (SELECT count(*)::int FROM mails WHERE expires_at > now() AND tries > 0) AS retrying,
    (SELECT min(created_at) FROM mails WHERE expires_at > now()) AS oldest
  FROM (SELECT) AS one LEFT JOIN mail_status ON true`;
const RETRY = `
  WITH due AS (UPDATE mails SET next_try_at = now() WHERE tries > 0 AND expires_at > now() RETURNING 1)
  SELECT count(*)::int AS count FROM due`;

interface Figures {
  readonly sentAt: Date | null;
  readonly failedAt: Date | null;
  readonly failure: string | null;
  readonly givenUpAt: Date | null;
  readonly givenUp: number;
  readonly waiting: number;
  readonly retrying: number;
  readonly oldest: Date | null;
}

/** Health check of outgoing mail. Mails that wait after a failed attempt can be sent again at once. */
@Injectable()
export class MailHealth {
  private test: Promise<string | null> | null = null;
  private testAgainAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    checks: HealthChecks,
  ) {
    checks.register({
      id: 'mail',
      needsDatabase: true,
      check: () => this.check(),
      retry: () => this.retry(),
    });
  }

  private async check(): Promise<HealthFinding> {
    const [[figures], down] = await Promise.all([
      this.dataSource.query<Figures[]>(FIGURES),
      this.config.smtpUrl === null ? null : this.testServer(this.config.smtpUrl),
    ]);
    if (!figures) throw new Error('The figures of mail are missing.');
    return { ...this.rate(figures, down), details: detailsOf(figures), isRetryable: figures.retrying > 0 };
  }

  private rate(figures: Figures, down: string | null): HealthFinding {
    const { waiting, retrying, givenUp, givenUpAt, failedAt } = figures;
    if (this.config.smtpUrl === null)
      return { state: 'off', summary: text.off(waiting), action: text.offAction };
    const since = failedAt && { since: failedAt };
    if (down !== null)
      return {
        state: 'error',
        summary: text.down(down, waiting),
        action: text.downAction,
        ...(retrying > 0 && since),
      };
    if (givenUpAt && givenUpAt.getTime() > Date.now() - HEALTH_FAILURE_SHOWN_MS)
      return {
        state: 'warning',
        summary: text.givenUp(givenUp),
        action: text.givenUpAction,
        since: givenUpAt,
      };
    if (retrying > 0)
      return { state: 'warning', summary: text.retrying(retrying), action: text.retryingAction, ...since };
    return { state: 'ok', summary: text.ok };
  }

  /** What is wrong with the mail server, or null. Mail providers limit logins, so a result is used for a while. */
  private testServer(smtpUrl: string): Promise<string | null> {
    if (this.test === null || Date.now() >= this.testAgainAt) {
      this.testAgainAt = Number.POSITIVE_INFINITY;
      this.test = testMailServer(smtpUrl).then((down) => {
        this.testAgainAt = Date.now() + (down === null ? HEALTH_MAIL_TEST_MS : HEALTH_MAIL_RETEST_MS);
        return down;
      });
    }
    return this.test;
  }

  private async retry(): Promise<number> {
    this.testAgainAt = 0;
    const [row] = await this.dataSource.query<{ count: number }[]>(RETRY);
    await wakeJob(this.dataSource, MAIL_JOB);
    return row?.count ?? 0;
  }
}

function detailsOf({ sentAt, failedAt, failure, givenUp, waiting, retrying, oldest }: Figures) {
  return [
    ...healthMoment('lastSent', sentAt),
    healthText('waiting', waiting),
    ...healthMoment('oldest', oldest),
    healthText('retries', retrying),
    ...healthMoment('lastFailure', failedAt),
    ...(failure === null ? [] : [healthText('answer', failure)]),
    ...(givenUp > 0 ? [healthText('givenUp', givenUp)] : []),
  ];
}
