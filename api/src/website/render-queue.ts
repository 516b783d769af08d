import { PAGE_RENDERINGS_MAX, PAGE_RENDERINGS_WAITING_MAX } from '@quartermile/core/domain';
import { WORK_ORDER, WorkQueue } from '../platform/jobs/work-queue.js';

/** Too many pages are waiting to be rendered. */
export class TooManyRenderingsError extends Error {}

/**
 * Renders a few pages at a time; some more wait. Rendering costs CPU time, which votes, lists and cached pages need
 * during a crowd: requests for ever new addresses must not take all of it.
 */
export class RenderQueue {
  private readonly queue = new WorkQueue(PAGE_RENDERINGS_MAX);
  private pending = 0;

  /** @throws TooManyRenderingsError when too many are waiting */
  async run<Page>(render: () => Promise<Page>): Promise<Page> {
    if (this.pending >= PAGE_RENDERINGS_MAX + PAGE_RENDERINGS_WAITING_MAX) throw new TooManyRenderingsError();
    this.pending++;
    try {
      return await this.queue.run(1, WORK_ORDER.visitor, render);
    } finally {
      this.pending--;
    }
  }
}
