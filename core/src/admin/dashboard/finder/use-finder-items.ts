import { type AdminCar, isTabOf } from '@quartermile/core/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApprovedCars } from '../../kernel/cars/use-approved-cars.js';
import { useNow } from '../../kernel/cars/use-now.js';
import { usePendingCars } from '../../kernel/cars/use-pending-cars.js';
import { useRejectedCars, useWithdrawnCars } from '../../kernel/cars/use-rejected-cars.js';
import type { ContentKind } from '../../kernel/content/content-kind.js';
import { eventKind } from '../../kernel/content/kinds/event-kind.js';
import { pastEventKind } from '../../kernel/content/kinds/past-event-kind.js';
import { videoKind } from '../../kernel/content/kinds/video-kind.js';
import { useDashboard } from '../../kernel/context/dashboard-context.js';
import { carItem, driverItems } from './car-items.js';
import { eventItem, pastEventItem, videoItem } from './content-items.js';
import type { FinderItem } from './finder-item.js';
import { placeItems } from './place-items.js';

const none: readonly never[] = [];

/** All that the finder can find for the role, and the state of its lists. */
export interface FinderItems {
  readonly items: readonly FinderItem[];
  readonly isLoading: boolean;
  /** Whether a list could not be loaded. */
  readonly isIncomplete: boolean;
}

/** Loads the lists of the tabs that the role sees, or takes those that the dashboard has loaded. */
export function useFinderItems(): FinderItems {
  const { role } = useDashboard().admin;
  const pending = usePendingCars();
  const rejected = useRejectedCars();
  const withdrawn = useWithdrawnCars();
  const seesApproved = isTabOf('approved', role);
  const approved = useApprovedCars(seesApproved);
  const videos = useKind(videoKind, isTabOf('videos', role));
  const events = useKind(eventKind, isTabOf('events', role));
  const pastEvents = useKind(pastEventKind, isTabOf('past-events', role));
  const now = useNow();
  const places = useMemo(() => placeItems(role), [role]);
  const cars = useMemo(() => {
    // Reviewers load the approved cars for hints, but have no tab for them.
    const listed = seesApproved ? approved.data : none;
    const all = [listed, pending.data, rejected.data, withdrawn.data].flatMap(
      (list): readonly AdminCar[] => list ?? none,
    );
    return [...all.map(carItem), ...driverItems(all)];
  }, [pending.data, rejected.data, withdrawn.data, approved.data, seesApproved]);
  const content = useMemo(
    () => [
      ...(events.data ?? none).map((event) => eventItem(event, new Date(now))),
      ...(pastEvents.data ?? none).map(pastEventItem),
      ...(videos.data ?? none).map(videoItem),
    ],
    [events.data, pastEvents.data, videos.data, now],
  );
  const items = useMemo(() => [...places, ...cars, ...content], [places, cars, content]);
  const queries = [pending, rejected, withdrawn, approved, videos, events, pastEvents];
  return {
    items,
    isLoading: queries.some(({ isLoading }) => isLoading),
    isIncomplete: queries.some(({ isError }) => isError),
  };
}

function useKind<Item>({ list, load }: ContentKind<Item>, enabled: boolean) {
  const { client } = useDashboard().host;
  return useQuery({ queryKey: list, queryFn: ({ signal }) => load(client, { signal }), enabled });
}
