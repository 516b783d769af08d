import type { SiteProblem } from '../../shared/app-state.js';

/** The longest of those pauses. */
export const PROBE_MAX_MS = 30_000;

/** Pause before the first probe of an unreachable site; doubles with each probe. */
const PROBE_FIRST_MS = 1000;

/** Options of {@link Reachability}. */
export interface ReachabilityOptions {
  /** Probes the site's identity; null when it is as expected. */
  probe(): Promise<SiteProblem | null>;
  /** Reachability or the problem has changed. */
  onChange(): void;
  onBack(): void;
}

/** Tracks whether the site is reachable; probes it with increasing intervals while it is not. */
export class Reachability {
  readonly #options: ReachabilityOptions;
  #awaySince: number | null = null;
  #problem: SiteProblem | null = null;
  #pauseMs = PROBE_FIRST_MS;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: ReachabilityOptions) {
    this.#options = options;
  }

  /** Offline since, in ms since 1970; null while reachable. */
  get awaySince(): number | null {
    return this.#awaySince;
  }

  /** The problem of the last probe, or null. */
  get problem(): SiteProblem | null {
    return this.#problem;
  }

  /** A response arrived. */
  markReachable(): void {
    clearTimeout(this.#timer);
    this.#pauseMs = PROBE_FIRST_MS;
    if (this.#awaySince === null || this.#isStopped) return;
    this.#awaySince = null;
    this.#options.onBack();
  }

  /** A request failed without a response. */
  markUnreachable(): void {
    if (this.#awaySince !== null || this.#isStopped) return;
    this.#awaySince = Date.now();
    this.#options.onChange();
    this.#probeLater();
  }

  /** Probes at once, for example after the machine slept. */
  async probeNow(): Promise<void> {
    clearTimeout(this.#timer);
    const problem = await this.#options.probe();
    const isChange = problem !== this.#problem && !this.#isStopped;
    this.#problem = problem;
    if (isChange) this.#options.onChange();
    if (problem === null || isReachableDespite(problem)) this.markReachable();
    else if (this.#awaySince === null) this.markUnreachable();
    else this.#probeLater();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #probeLater(): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.probeNow(), this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, PROBE_MAX_MS);
  }
}

/** Whether the site is reachable despite the problem. */
function isReachableDespite(problem: SiteProblem): boolean {
  return problem === 'tooOld' || problem === 'tooNew' || problem === 'moved';
}
