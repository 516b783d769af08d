import type { AdminCar } from '@quartermile/core/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApprovedCars } from '../../../kernel/cars/use-approved-cars.js';
import { useEntries } from '../../../kernel/cars/use-entries.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { listKeys } from '../../../kernel/context/query-client.js';
import { SEEN_PICTURES_RELOAD_MS } from '../hints/hint-limits.js';
import { hintMessages } from '../hints/hint-messages.js';
import { gatherKnowledge, type ReviewFlags, reviewFlags, reviewHints } from '../hints/review-hints.js';
import type { SlipView } from '../slip/slip-view.js';

const none: readonly never[] = [];
const noFlags: ReviewFlags = {
  ...{ isFlagged: false, hasOtherTime: false, isUnreadable: false, isRecord: false, hasSameDriver: false },
};

/** The hints and flags of pending cars. Both functions change their identity only with the data. */
export interface ReviewKnowledgeOf {
  hintsFor(car: AdminCar): readonly string[];
  flagsOf(car: AdminCar): ReviewFlags;
}

/**
 * Returns the review hints and flags of pending cars. Those that need other lists are added when these are loaded.
 * @param slipOf what was read from the proof of a car
 */
export function useReviewHints(
  pending: readonly AdminCar[],
  slipOf: (car: AdminCar) => SlipView | null,
): ReviewKnowledgeOf {
  const { data: approved = none } = useApprovedCars();
  const { data: entries = none } = useEntries();
  const seen = useSeenPictures();
  return useMemo(() => {
    const knowledge = gatherKnowledge(pending, approved, entries, seen?.pictures);
    const notCompared = new Set(seen?.notCompared);
    // A missing comparison is no suspicion, so it is in the hints and does not flag the car.
    const hints = new Map(
      pending.map((car) => [
        car,
        [...reviewHints(car, knowledge), ...(notCompared.has(car._id) ? [hintMessages.notCompared] : [])],
      ]),
    );
    const flags = new Map(pending.map((car) => [car, reviewFlags(car, knowledge, slipOf(car))]));
    return { hintsFor: (car) => hints.get(car) ?? none, flagsOf: (car) => flags.get(car) ?? noFlags };
  }, [pending, approved, entries, seen, slipOf]);
}

/**
 * Pictures of pending cars that were seen before. The queue does not wait for them. Requested again until the server has
 * compared all of them.
 */
function useSeenPictures() {
  const { client } = useDashboard().host;
  const { data } = useQuery({
    queryKey: listKeys.seenPictures,
    queryFn: ({ signal }) => client.cars.seenPictures({ signal }),
    refetchInterval: ({ state }) =>
      (state.data?.notCompared?.length ?? 0) > 0 ? SEEN_PICTURES_RELOAD_MS : false,
  });
  return data;
}
