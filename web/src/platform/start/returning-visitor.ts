/** A pause from one opening of the board to the next that makes it another visit. */
export const VISIT_PAUSE_MS = 30 * 60_000;

/** Runs in the page as inline text, so it must not reference outer variables. */
function markReturningVisitor(pauseMs: number): void {
  try {
    const visit = JSON.parse(localStorage.getItem('quartermile.boardVisit') ?? 'null');
    if (visit === null) return;
    const isAnother = Date.now() - visit.at > pauseMs;
    // During a first visit the line has no text.
    if (isAnother || visit.since !== null) document.documentElement.dataset.visited = '';
    // What was new at an earlier visit is not new at this one.
    if (isAnother) localStorage.removeItem('quartermile.newEntries');
  } catch {
    // Storage is blocked or damaged.
  }
}

/**
 * Text of an inline script in the head of every page: marks the root element for visitors who saw the board on this device
 * at an earlier visit, so that the board reserves the line about their last visit before the first paint.
 */
export const RETURNING_VISITOR = `(${markReturningVisitor})(${VISIT_PAUSE_MS})`;
