import { Injectable } from '@nestjs/common';
import { ADMIN_SESSION_IDLE_S, IDEMPOTENCY_TTL_MS } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { RATE_LIMITS } from '../networks/rate-limits.js';
import { JobsService } from './jobs.service.js';

/** Days for which a vote that was taken back is remembered. */
export const WITHDRAWN_VOTES_DAYS = 30;

const EVERY_HOUR = '7 * * * *';

const LONGEST_WINDOW_S = Math.max(...Object.values(RATE_LIMITS).map(({ windowS }) => windowS));

/** Deletes expired rows and values that nothing reads. */
const EXPIRED = [
  `DELETE FROM idempotent_answer WHERE created_at < now() - make_interval(secs => ${IDEMPOTENCY_TTL_MS / 1000})`,
  `UPDATE votes SET idempotency_key = NULL, body_digest = NULL, receipt = NULL
     WHERE idempotency_key IS NOT NULL AND created_at < now() - make_interval(secs => ${IDEMPOTENCY_TTL_MS / 1000})`,
  `DELETE FROM withdrawn_votes WHERE withdrawn_at < now() - make_interval(days => ${WITHDRAWN_VOTES_DAYS})`,
  `DELETE FROM login_failure WHERE at < now() - make_interval(secs => ${RATE_LIMITS.loginFailure.windowS})`,
  'DELETE FROM passkey_challenge WHERE expires_at < now()',
  'DELETE FROM app_login WHERE expires_at < now()',
  // A window that ends later than the longest one can is the remainder of a wrong clock.
  `DELETE FROM rate_limit WHERE expire < extract(epoch FROM now()) * 1000
     OR expire > (extract(epoch FROM now()) + ${LONGEST_WINDOW_S}) * 1000`,
  `DELETE FROM admin_session WHERE expires_at < now()
     OR last_seen_at < now() - make_interval(secs => ${ADMIN_SESSION_IDLE_S})`,
];

/** Deletes expired data every hour. */
@Injectable()
export class HousekeepingService {
  constructor(
    private readonly dataSource: DataSource,
    jobs: JobsService,
  ) {
    jobs.register({ name: 'housekeeping', cron: EVERY_HOUR, run: () => this.clear() });
  }

  /** Deletes expired data once. */
  async clear(): Promise<void> {
    for (const statement of EXPIRED) await this.dataSource.query(statement);
  }
}
