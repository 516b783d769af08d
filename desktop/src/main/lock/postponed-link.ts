import type { LocatedReview, ReviewTarget } from '../windows/deep-link.js';

type Locate = (target: ReviewTarget) => Promise<LocatedReview | null>;

/** Remembers the last link or notification opened while the app was locked, until it is unlocked. */
export class PostponedLink {
  #target: ReviewTarget | null = null;

  /** Wraps `locate`: while locked, it opens nothing and remembers the target. */
  wrap(locate: Locate, isLocked: () => boolean): Locate {
    return async (target) => {
      if (!isLocked()) return locate(target);
      this.#target = target;
      return null;
    };
  }

  /** Returns the remembered target and clears it; null when there is none. */
  take(): ReviewTarget | null {
    const target = this.#target;
    this.#target = null;
    return target;
  }
}
