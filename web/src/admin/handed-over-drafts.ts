const HANDED_OVER = 'quartermile.admin-drafts';

/**
 * Stores the dashboard's drafts for a reload of its page.
 * @throws DOMException when they are too large
 */
export function handOverDrafts(drafts: string): void {
  sessionStorage.setItem(HANDED_OVER, drafts);
}

/** Returns the stored drafts once; null when there are none. */
export function takeDrafts(): string | null {
  try {
    const drafts = sessionStorage.getItem(HANDED_OVER);
    sessionStorage.removeItem(HANDED_OVER);
    return drafts;
  } catch {
    return null;
  }
}
