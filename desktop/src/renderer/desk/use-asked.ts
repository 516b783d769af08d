import { useSyncExternalStore } from 'react';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';

/** The tab and the submission that the person, a menu, a notice or a link asked for last. */
export interface Asked {
  readonly tab: string;
  readonly submission: { readonly carId: string; readonly site: string } | null;
}

/** What was asked for, kept also while nothing is shown yet, or the login or the list of sites is. */
export interface AskedStore {
  read(): Asked;
  /** Listens for something else that is asked for until the returned function is called. */
  watch(listener: () => void): () => void;
  ask(asked: Asked): void;
}

/** Listens from now on: an app that a link starts is told of it before its page shows anything. */
export function keepAsked(bridge: Pick<DesktopBridge, 'onNews'>): AskedStore {
  const listeners = new Set<() => void>();
  let asked: Asked = { tab: '', submission: null };
  const ask = (next: Asked): void => {
    asked = next;
    for (const listener of listeners) listener();
  };
  bridge.onNews((news) => {
    if (news.type === 'open-tab') ask({ tab: news.tab, submission: null });
    if (news.type === 'open-submission')
      ask({ tab: 'pending', submission: { carId: news.carId, site: news.site } });
  });
  return {
    read: () => asked,
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask,
  };
}

/** What was asked for, in a component. */
export function useAsked(store: AskedStore): Asked {
  return useSyncExternalStore(store.watch, store.read);
}
