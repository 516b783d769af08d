import { useSyncExternalStore } from 'react';
import type { DeskState } from '../../shared/desk-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';

/** The main process's state as it was told last, for callers outside React as well. */
export interface DeskStateStore {
  /** @throws Error before `load` has ended, which is a programming mistake */
  read(): DeskState;
  /** Listens for a new state until the returned function is called. */
  watch(listener: () => void): () => void;
}

/** Reads the state once, and follows it. */
export async function loadDeskState(bridge: DesktopBridge): Promise<DeskStateStore> {
  const listeners = new Set<() => void>();
  let state: DeskState | null = null;
  bridge.onNews((news) => {
    if (news.type !== 'state') return;
    state = news.state;
    for (const listener of listeners) listener();
  });
  const first = await bridge.readDesk();
  state ??= first;
  return {
    read() {
      if (!state) throw new Error('The desk was not read yet.');
      return state;
    },
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The state in a component. */
export function useDeskState(store: DeskStateStore): DeskState {
  return useSyncExternalStore(store.watch, store.read);
}
