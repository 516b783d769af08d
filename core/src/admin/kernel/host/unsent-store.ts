import type { UnsentDecision, UnsentStore } from './unsent-decision.js';

/**
 * Stores unsent decisions in local storage. Falls back to memory if the browser denies access. Never throws.
 * @param name the storage key, unique for each site
 */
export function openUnsentStore(name: string): UnsentStore {
  const listeners = new Set<() => void>();
  let current = load(name);
  let isStored = true;
  // Another window may have changed the stored value.
  const latest = (): readonly UnsentDecision[] => (isStored ? load(name) : current);
  const change = (next: readonly UnsentDecision[]): void => {
    current = next;
    isStored = save(name, next);
    for (const listener of listeners) listener();
  };
  return {
    read: () => current,
    keep(decisions) {
      if (decisions.length === 0) return;
      const cars = new Set(decisions.map(({ decision }) => decision.carId));
      const others = latest().filter(({ decision }) => !cars.has(decision.carId));
      change([...others, ...decisions]);
    },
    forget(keys) {
      if (!current.some(({ key }) => keys.includes(key))) return;
      change(latest().filter(({ key }) => !keys.includes(key)));
    },
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function load(name: string): readonly UnsentDecision[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isUnsentDecision) : [];
  } catch {
    return [];
  }
}

/** @returns whether the browser stored the value */
function save(name: string, decisions: readonly UnsentDecision[]): boolean {
  try {
    if (decisions.length > 0) localStorage.setItem(name, JSON.stringify(decisions));
    else localStorage.removeItem(name);
    return true;
  } catch {
    return false;
  }
}

/** Only checks the fields that this store uses. The server validates the decision. */
function isUnsentDecision(stored: unknown): stored is UnsentDecision {
  const { key, carName, decision } = (stored ?? {}) as Partial<UnsentDecision>;
  return typeof key === 'string' && typeof carName === 'string' && typeof decision?.carId === 'string';
}
