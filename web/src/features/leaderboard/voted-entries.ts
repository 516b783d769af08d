const STORED_VOTES = 'quartermile.votedEntries';

type Listener = () => void;
const listeners = new Set<Listener>();
const none: readonly string[] = [];
let known: readonly string[] | null = null;

/** Ids of the entries that this browser voted for, as local storage has them. */
export function readVotedEntries(): readonly string[] {
  known ??= readStored();
  return known;
}

/** What is known of them while a page is rendered on the server: nothing. */
export function readNoVotedEntries(): readonly string[] {
  return none;
}

/** Remembers entries as voted for. */
export function addVotedEntries(ids: readonly string[]): void {
  const before = readVotedEntries();
  const added = ids.filter((id) => !before.includes(id));
  if (added.length === 0) return;
  known = [...before, ...added];
  try {
    localStorage.setItem(STORED_VOTES, JSON.stringify(known));
  } catch {
    // Full or forbidden: the server still knows.
  }
  for (const listener of listeners) listener();
}

/** Calls back on every change, also on one in another tab. */
export function subscribeToVotedEntries(listener: Listener): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== STORED_VOTES && key !== null) return;
    known = null;
    listener();
  };
  // Nobody listened until now, so another tab may have voted unnoticed.
  if (listeners.size === 0) known = null;
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function readStored(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED_VOTES) ?? '[]');
    const ids = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : none;
    // The very same nothing as the server's, or React would render the page again.
    return ids.length > 0 ? ids : none;
  } catch {
    return none;
  }
}
