const HANDED_OVER = 'quartermile.admin-drafts';

/** Keeps the dashboard's drafts while its page is loaded again. @throws DOMException when they are too large */
export function handOverDrafts(drafts: string): void {
  sessionStorage.setItem(HANDED_OVER, drafts);
}

/** Takes them back, once; null when there are none. */
export function takeDrafts(): string | null {
  try {
    const drafts = sessionStorage.getItem(HANDED_OVER);
    sessionStorage.removeItem(HANDED_OVER);
    return drafts;
  } catch {
    return null;
  }
}
