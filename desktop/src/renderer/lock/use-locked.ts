import { useEffect, useState } from 'react';
import { hasUnsaved as hasUnsavedInput } from '../app/has-unsaved.js';
import type { AppStateStore } from '../app/use-app-state.js';

/** Whether the app is locked, and whether there was unsaved input when it was locked. */
interface Locked {
  readonly isLocked: boolean;
  readonly hasUnsaved: boolean;
}

/** Whether to show the lock screen. Unsaved input stays in memory, so the window still asks before closing. */
export function useLocked(store: AppStateStore): boolean {
  const [{ isLocked, hasUnsaved }, setLocked] = useState<Locked>(() => ({
    isLocked: store.read().lock.isLocked,
    hasUnsaved: false,
  }));
  useEffect(() => {
    const follow = (): void => {
      const next = store.read().lock.isLocked;
      // Checked outside React, while the dashboard is still mounted.
      const objects = next && hasUnsavedInput();
      setLocked((now) => (now.isLocked === next ? now : { isLocked: next, hasUnsaved: objects }));
    };
    follow();
    return store.watch(follow);
  }, [store]);
  useEffect(() => {
    if (!isLocked || !hasUnsaved) return;
    const object = (event: Event): void => event.preventDefault();
    window.addEventListener('beforeunload', object);
    return () => window.removeEventListener('beforeunload', object);
  }, [isLocked, hasUnsaved]);
  return isLocked;
}
