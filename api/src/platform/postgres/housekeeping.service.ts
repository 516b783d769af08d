import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ADMIN_SESSION_IDLE_S, IDEMPOTENCY_TTL_MS, RATE_LIMITS } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';

const EVERY_MS = 60 * 60_000;

/** Rows that have had their time. Nobody reads them; they only take room. */
const WORN_OUT = [
  `DELETE FROM idempotent_answer WHERE created_at < now() - make_interval(secs => ${IDEMPOTENCY_TTL_MS / 1000})`,
  `DELETE FROM login_failure WHERE at < now() - make_interval(secs => ${RATE_LIMITS.loginFailure.windowS})`,
  'DELETE FROM rate_limit WHERE expire < extract(epoch FROM now()) * 1000',
  `DELETE FROM admin_session WHERE expires_at < now()
     OR last_seen_at < now() - make_interval(secs => ${ADMIN_SESSION_IDLE_S})`,
];

/** Clears worn-out rows away, at the start and each hour. */
@Injectable()
export class HousekeepingService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Housekeeping');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Begins; the first round does not hold the start up. */
  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.clear(), EVERY_MS);
    this.timer.unref();
  }

  /** Ends. */
  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Clears away once. What fails is tried again in an hour. */
  async clear(): Promise<void> {
    for (const statement of WORN_OUT) {
      await this.dataSource.query(statement).catch((error: unknown) => this.logger.warn(error));
    }
  }
}
