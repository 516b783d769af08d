/** Storage key of the time of the last activity in any tab, ms since 1970. */
export const ACTIVITY_KEY = 'quartermile.admin-activity';

/** The stored time; 0 without one. A tab that was frozen reads it before it receives the events of the others. */
export function readActivity(): number {
  try {
    return Number(localStorage.getItem(ACTIVITY_KEY));
  } catch {
    return 0;
  }
}

export function storeActivity(at: number): void {
  try {
    localStorage.setItem(ACTIVITY_KEY, String(at));
  } catch {
    // Storage is blocked, as it is for the token: no other tab has this session.
  }
}

/**
 * Calls `onChange` with the time of activity in another tab.
 * @returns stops listening
 */
export function watchActivity(onChange: (at: number) => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === ACTIVITY_KEY) onChange(readActivity());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
