import { ADMIN_SESSION_MAX_S } from '@quartermile/core/domain';
import type { SessionService } from '../../platform/auth/session.service.js';

/** Sessions end on the database's clock; a timer of this process that fires early would find them alive. */
const MARGIN_MS = 10;
/** When the database could not be asked. */
const AGAIN_MS = 1000;

/** Notices when sessions run out: by a timer for the next one to end, which asks the database then. */
export class SessionWatch {
  private timer: NodeJS.Timeout | undefined;

  /** `watched` gives the sessions of now; `ended` is called for each that lives no more. */
  constructor(
    private readonly sessions: SessionService,
    private readonly watched: () => readonly string[],
    private readonly ended: (sessionId: string) => void,
  ) {}

  /** Looks at all watched sessions now. Call it for each new one; never throws. */
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

  /** Watches no more. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private checkIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), ms).unref();
  }
}
