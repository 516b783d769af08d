import { DESK_PROBE_FIRST_MS, DESK_PROBE_MAX_MS } from '@quartermile/core/domain';

/** What a watch over a site needs, and whom it tells. */
export interface ReachabilityOptions {
  /** Asks the site whether it is there. */
  probe(): Promise<boolean>;
  onAway(): void;
  onBack(): void;
}

/** Whether the site answers. Once it did not, it is asked again and again, at growing pauses. */
export class Reachability {
  readonly #options: ReachabilityOptions;
  #awaySince: number | null = null;
  #pauseMs = DESK_PROBE_FIRST_MS;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: ReachabilityOptions) {
    this.#options = options;
  }

  /** ms since 1970; null while the site answers. */
  get awaySince(): number | null {
    return this.#awaySince;
  }

  /** The site answered. */
  noteAnswer(): void {
    clearTimeout(this.#timer);
    this.#pauseMs = DESK_PROBE_FIRST_MS;
    if (this.#awaySince === null || this.#isStopped) return;
    this.#awaySince = null;
    this.#options.onBack();
  }

  /** The site did not answer. */
  noteSilence(): void {
    if (this.#awaySince !== null || this.#isStopped) return;
    this.#awaySince = Date.now();
    this.#options.onAway();
    this.#probeLater();
  }

  /** Asks now, such as after the machine slept. */
  async probeNow(): Promise<void> {
    clearTimeout(this.#timer);
    if (await this.#options.probe()) this.noteAnswer();
    else if (this.#awaySince === null) this.noteSilence();
    else this.#probeLater();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #probeLater(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.probeNow(), this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, DESK_PROBE_MAX_MS);
  }
}
