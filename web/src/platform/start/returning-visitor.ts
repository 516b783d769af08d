import { VISIT_PAUSE_MS } from '@quartermile/core/domain';

/** Runs in the page as inline text, so it must not reference outer variables. */
function markReturningVisitor(pauseMs: number): void {
  try {
    const visit = localStorage.getItem('quartermile.boardVisit');
    if (visit === null) return;
    document.documentElement.dataset.visited = '';
    // What was new at an earlier visit is not new at this one.
    if (Date.now() - JSON.parse(visit).at > pauseMs) localStorage.removeItem('quartermile.newEntries');
  } catch {
    // Storage is blocked or damaged.
  }
}

/**
 * Text of an inline script in the head of every page: marks the root element for visitors who have seen the board on
 * this device, so that the board reserves the line about their last visit before the first paint.
 */
export const RETURNING_VISITOR = `(${markReturningVisitor})(${VISIT_PAUSE_MS})`;
