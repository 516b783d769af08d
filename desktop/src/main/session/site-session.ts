import {
  extendIdleSession,
  type IdleSession,
  idlePhase,
  msToNextIdleStep,
  recordActivity,
  startIdleSession,
} from '@quartermile/core/domain';
import * as z from 'zod';
import type { SealedDocument } from '../storage/secure-storage.js';

/** Minimum interval for writing the last activity to disk. */
const ACTIVITY_SAVE_MS = 30_000;

/** Format of a stored session. */
export const storedSessionSchema = z.object({
  token: z.string(),
  activeAt: z.number(),
  isLocked: z.boolean().default(false),
});
export type StoredSession = z.infer<typeof storedSessionSchema>;

/**
 * The administrator's session: the token, and the idle time-out of specification section 4. The time-out
 * uses the clock, so it also applies during sleep, a locked screen and a closed app.
 */
export class SiteSession {
  readonly #document: SealedDocument<StoredSession>;
  readonly #onIdle: () => void;
  #token: string | null = null;
  #isLocked = false;
  #idle: IdleSession = startIdleSession(0);
  #savedAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #written: Promise<unknown> = Promise.resolve();

  /** @param onIdle called when the session ended after 1200 s without activity */
  constructor(document: SealedDocument<StoredSession>, onIdle: () => void) {
    this.#document = document;
    this.#onIdle = onIdle;
  }

  /** The token; null without a session. */
  get token(): string | null {
    return this.#token;
  }

  /** Whether there is a session that is not about to time out. */
  get isActive(): boolean {
    return this.#phase() === 'active';
  }

  /** Whether the app is locked, from this run or the last. */
  get isLocked(): boolean {
    return this.#isLocked;
  }

  /**
   * Restores the session of the last run unless it has expired. Starting the app counts as activity, unless it is
   * locked.
   */
  async load(): Promise<void> {
    const stored = await this.#document.read();
    if (!stored || this.#token !== null) return;
    const isOver = stored.activeAt > Date.now() || idlePhase(stored, Date.now()) === 'ended';
    if (isOver) return this.#document.write(null);
    this.#token = stored.token;
    this.#isLocked = stored.isLocked;
    this.#idle = startIdleSession(stored.isLocked ? stored.activeAt : Date.now());
    this.check();
  }

  /** A login returned a token. */
  begin(token: string): void {
    this.#token = token;
    this.#isLocked = false;
    this.#idle = startIdleSession(Date.now());
    this.#save();
    this.check();
  }

  /** Locks: idle time keeps counting, and the next start is locked too. */
  lock(): void {
    this.#isLocked = true;
    this.#save();
  }

  unlock(): void {
    this.#isLocked = false;
    this.#save();
  }

  /** A refresh replaced `old`; ignored after a logout or another login. */
  renew(token: string, old: string | null): void {
    if (old === null || this.#token !== old) return;
    this.#token = token;
    this.#idle = extendIdleSession(this.#idle, Date.now());
    this.#save();
    this.check();
  }

  /**
   * Records activity reported by a page, which applies the idle rules itself. Returns whether it extended the
   * session.
   */
  recordPageActivity(at: number): boolean {
    this.check();
    const isChange = at > this.#idle.activeAt && at <= Date.now() && this.#phase() !== 'ended';
    return isChange && this.#moveTo({ activeAt: at });
  }

  /**
   * Records activity that pages do not see, such as in a menu; ignored once the warning is shown. Returns whether it
   * extended the session.
   */
  recordSystemActivity(at: number): boolean {
    this.check();
    const isChange = at > this.#idle.activeAt && at <= Date.now() && this.#phase() === 'active';
    return isChange && this.#moveTo(recordActivity(this.#idle, at));
  }

  /** Ends the session if it has timed out; timers run late after sleep. */
  check(): void {
    clearTimeout(this.#timer);
    if (this.#token === null) return;
    if (this.#phase() === 'ended') {
      this.end();
      this.#onIdle();
      return;
    }
    this.#timer = setTimeout(() => this.check(), msToNextIdleStep(this.#idle, Date.now()));
  }

  /** Deletes the token, on disk too. */
  end(): void {
    clearTimeout(this.#timer);
    this.#token = null;
    this.#isLocked = false;
    this.#written = this.#document.write(null);
  }

  /** Resolves when the last change is on disk. */
  saved(): Promise<unknown> {
    return this.#written;
  }

  /** Stops the timer; the stored session remains. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #phase(): ReturnType<typeof idlePhase> {
    return this.#token === null ? 'ended' : idlePhase(this.#idle, Date.now());
  }

  #moveTo(idle: IdleSession): boolean {
    this.#idle = idle;
    // Pages report activity only while unlocked.
    this.#isLocked = false;
    if (Date.now() - this.#savedAt >= ACTIVITY_SAVE_MS) this.#save();
    return true;
  }

  #save(): void {
    if (this.#token === null) return;
    this.#savedAt = Date.now();
    const [token, isLocked] = [this.#token, this.#isLocked];
    this.#written = this.#document.write({ token, activeAt: this.#idle.activeAt, isLocked });
  }
}
