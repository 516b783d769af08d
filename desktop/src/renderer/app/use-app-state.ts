import { useSyncExternalStore } from 'react';
import type { AppState } from '../../shared/app-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';

/** The last state from the main process, also for code outside React. */
export interface AppStateStore {
  /** @throws Error before `load` has finished, which is a programming error */
  read(): AppState;
  /** Subscribes until the returned function is called. */
  watch(listener: () => void): () => void;
}

/** Loads the state and follows its changes. */
export async function loadAppState(bridge: DesktopBridge): Promise<AppStateStore> {
  const listeners = new Set<() => void>();
  let state: AppState | null = null;
  bridge.onEvent((event) => {
    if (event.type !== 'state') return;
    state = event.state;
    for (const listener of listeners) listener();
  });
  const first = await bridge.readState();
  state ??= first;
  return {
    read() {
      if (!state) throw new Error('The state was not read yet.');
      return state;
    },
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The state as a React hook. */
export function useAppState(store: AppStateStore): AppState {
  return useSyncExternalStore(store.watch, store.read);
}
