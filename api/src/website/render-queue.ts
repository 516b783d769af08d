import { PAGE_RENDERINGS_MAX, PAGE_RENDERINGS_WAITING_MAX } from '@quartermile/core/domain';
import { currentNetworks } from '../platform/http/request-context.js';
import { BoundedQueue } from '../platform/jobs/bounded-queue.js';

/** Too many pages are waiting to be rendered. */
export class TooManyRenderingsError extends Error {}

/**
 * Renders a few pages at a time; some more wait, the rest is rejected with `TooManyRenderingsError`. Rendering costs
 * CPU time, which votes, lists and cached pages need during a crowd: requests for ever new addresses must not take all
 * of it.
 */
export class RenderQueue {
  private readonly queue = new BoundedQueue(
    {
      running: PAGE_RENDERINGS_MAX,
      waiting: PAGE_RENDERINGS_WAITING_MAX,
      perNetwork: PAGE_RENDERINGS_MAX + PAGE_RENDERINGS_WAITING_MAX,
      kept: 0,
    },
    () => new TooManyRenderingsError(),
  );

  /** Renders a page for the client of the current request. */
  run<Result>(render: () => Promise<Result>): Promise<Result> {
    return this.queue.run(currentNetworks(), render);
  }
}
