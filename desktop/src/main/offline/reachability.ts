import { DESK_PROBE_FIRST_MS, DESK_PROBE_MAX_MS } from '@quartermile/core/domain';
import type { SiteProblem } from '../../shared/desk-state.js';

/** What a watch over a site needs, and whom it tells. */
export interface ReachabilityOptions {
  /** Asks the site who it is; null: the site that is wanted. */
  probe(): Promise<SiteProblem | null>;
  /** The site fell silent, or something else is wrong with it than before. */
  onChange(): void;
  onBack(): void;
}

/** Whether the site answers. Once it did not, it is asked again and again, at growing pauses. */
export class Reachability {
  readonly #options: ReachabilityOptions;
  #awaySince: number | null = null;
  #problem: SiteProblem | null = null;
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

  /** What was wrong when the site was asked last. */
  get problem(): SiteProblem | null {
    return this.#problem;
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
    this.#options.onChange();
    this.#probeLater();
  }

  /** Asks now, such as when the site is opened and after the machine slept. */
  async probeNow(): Promise<void> {
    clearTimeout(this.#timer);
    const problem = await this.#options.probe();
    const isNews = problem !== this.#problem && !this.#isStopped;
    this.#problem = problem;
    if (isNews) this.#options.onChange();
    if (problem === null || doesAnswer(problem)) this.noteAnswer();
    else if (this.#awaySince === null) this.noteSilence();
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
    this.#pauseMs = Math.min(this.#pauseMs * 2, DESK_PROBE_MAX_MS);
  }
}

/** Whether a site that is not as it should be answers all the same. */
function doesAnswer(problem: SiteProblem): boolean {
  return problem === 'tooOld' || problem === 'tooNew' || problem === 'moved';
}
