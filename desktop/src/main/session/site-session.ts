import {
  DESK_ACTIVITY_SAVE_MS,
  extendIdleSession,
  type IdleSession,
  idlePhase,
  msToNextIdleStep,
  noteActivity,
  startIdleSession,
} from '@quartermile/core/domain';
import * as z from 'zod';
import type { SealedDocument } from '../storage/vault.js';

/** A session as it is kept between two runs of the app. */
export const keptSessionSchema = z.object({ token: z.string(), activeAt: z.number() });
export type KeptSession = z.infer<typeof keptSessionSchema>;

/**
 * The administrator's session at one site: the token, and the idle rule of specification section 4, which
 * goes by the clock alone and so holds through sleep, a locked screen and a closed app.
 */
export class SiteSession {
  readonly #document: SealedDocument<KeptSession>;
  readonly #onIdle: () => void;
  #token: string | null = null;
  #idle: IdleSession = startIdleSession(0);
  #savedAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #written: Promise<unknown> = Promise.resolve();

  /** @param onIdle told when the session ended because nothing happened for 1200 s */
  constructor(document: SealedDocument<KeptSession>, onIdle: () => void) {
    this.#document = document;
    this.#onIdle = onIdle;
  }

  /** The token; null without a session. */
  get token(): string | null {
    return this.#token;
  }

  /** Takes up the session of the last run, unless it ended meanwhile; whoever started the app is active. */
  async load(): Promise<void> {
    const kept = await this.#document.read();
    if (!kept || this.#token !== null) return;
    const isOver = kept.activeAt > Date.now() || idlePhase(kept, Date.now()) === 'ended';
    if (isOver) return this.#document.write(null);
    this.#token = kept.token;
    this.#idle = startIdleSession(Date.now());
    this.check();
  }

  /** A login brought a token. */
  begin(token: string): void {
    this.#token = token;
    this.#idle = startIdleSession(Date.now());
    this.#save();
    this.check();
  }

  /** A renewal brought a token in place of one; a logout, or a login, that came in between stands. */
  renew(token: string, old: string | null): void {
    if (old === null || this.#token !== old) return;
    this.#token = token;
    this.#idle = extendIdleSession(this.#idle, Date.now());
    this.#save();
    this.check();
  }

  /** Something was done in a window, which knows the rule and counts only what counts. Whether it is news. */
  noteInWindow(at: number): boolean {
    const isNews = at > this.#idle.activeAt && at <= Date.now() && this.#phase() !== 'ended';
    return isNews && this.#moveTo({ activeAt: at });
  }

  /** Something was done that no page sees, such as in a menu; it counts until the warning shows. Whether it is news. */
  noteAtSystem(at: number): boolean {
    const isNews = at > this.#idle.activeAt && at <= Date.now() && this.#phase() === 'active';
    return isNews && this.#moveTo(noteActivity(this.#idle, at));
  }

  /** Looks at the clock: timers of a machine that slept are late. */
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

  /** Forgets the token, here and on disk. */
  end(): void {
    clearTimeout(this.#timer);
    this.#token = null;
    this.#written = this.#document.write(null);
  }

  /** Resolves once what was changed last is on disk. */
  saved(): Promise<unknown> {
    return this.#written;
  }

  /** Stops looking at the clock; what is kept stays. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #phase(): ReturnType<typeof idlePhase> {
    return this.#token === null ? 'ended' : idlePhase(this.#idle, Date.now());
  }

  #moveTo(idle: IdleSession): boolean {
    this.#idle = idle;
    if (Date.now() - this.#savedAt >= DESK_ACTIVITY_SAVE_MS) this.#save();
    return true;
  }

  #save(): void {
    if (this.#token === null) return;
    this.#savedAt = Date.now();
    this.#written = this.#document.write({ token: this.#token, activeAt: this.#idle.activeAt });
  }
}
