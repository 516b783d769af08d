import { ADMIN_SESSION_MAX_S } from '@quartermile/core/domain';
import type { SessionService } from '../sessions/session.service.js';

/** Sessions expire by the database's clock. The margin prevents the timer from firing before that. */
const MARGIN_MS = 10;
/** Delay before a retry after a failed query. */
const AGAIN_MS = 1000;

/** Detects expired sessions with a timer for the next expiry, which then queries the database. */
export class SessionWatch {
  private timer: NodeJS.Timeout | undefined;

  /** `watched` returns the ids of the current sessions; `ended` is called for each ended one. */
  constructor(
    private readonly sessions: SessionService,
    private readonly watched: () => readonly string[],
    private readonly ended: (sessionId: string) => void,
  ) {}

  /** Checks all watched sessions now. Call it for each new session. Never throws. */
  async check(): Promise<void> {
    const ids = this.watched();
    if (ids.length === 0) return this.stop();
    try {
      const remaining = await this.sessions.remaining(ids);
      for (const id of ids) if (!remaining.has(id)) this.ended(id);
      this.checkIn(Math.min(ADMIN_SESSION_MAX_S * 1000, ...remaining.values()) + MARGIN_MS);
    } catch {
      this.checkIn(AGAIN_MS);
    }
  }

  /** Stops the timer. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private checkIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), ms).unref();
  }
}
