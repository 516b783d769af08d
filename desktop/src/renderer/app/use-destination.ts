import type { SubmissionRequest } from '@quartermile/core/admin';
import { useSyncExternalStore } from 'react';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';

/**
 * Maximum time between approving in a notification and the approval in the queue, a login included; after that the
 * submission is only opened.
 */
const APPROVE_WITHIN_MS = 2 * 60 * 1000;

/** The tab, submission and car requested last by the user, a menu, a notification or a link. */
export interface Destination {
  readonly tab: string;
  /** `site`: origin of a link's site, or null. */
  readonly submission: (SubmissionRequest & { readonly site: string | null }) | null;
  /** The car whose drawer is open; absent for none. */
  readonly carId?: string | null;
}

/** The tab to show: a submission is shown in the review queue. */
export const tabOf = ({ tab, submission }: Destination): string => (submission ? 'pending' : tab);

/** Stores the destination, also while the login or the address of the site is shown. */
export interface DestinationStore {
  read(): Destination;
  /** Subscribes until the returned function is called. */
  watch(listener: () => void): () => void;
  navigate(destination: Destination): void;
  /** Opens the drawer of a car, or closes it (null), on the same tab. */
  openCar(carId: string | null): void;
}

/** Listens from the start, because a deep link may arrive before the page renders. */
export function createDestinationStore(bridge: Pick<DesktopBridge, 'onEvent'>): DestinationStore {
  const listeners = new Set<() => void>();
  let destination: Destination = { tab: '', submission: null };
  const navigate = (next: Destination): void => {
    destination = next;
    for (const listener of listeners) listener();
  };
  bridge.onEvent((event) => {
    if (event.type === 'open-tab') navigate({ tab: event.tab, submission: null });
    if (event.type === 'open-submission') {
      const { carId, site, approves } = event;
      const limit = approves && { approveUntil: Date.now() + APPROVE_WITHIN_MS };
      navigate({ tab: destination.tab, submission: { carId, site, ...limit } });
    }
  });
  return {
    read: () => destination,
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate,
    openCar: (carId) => navigate({ ...destination, carId }),
  };
}

/** The destination as a React hook. */
export function useDestination(store: DestinationStore): Destination {
  return useSyncExternalStore(store.watch, store.read);
}
