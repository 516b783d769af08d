import {
  type AdminCar,
  gatherKnowledge,
  type ReviewFlags,
  reviewFlags,
  reviewHints,
} from '@quartermile/core/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApprovedCars } from '../../cars/use-approved-cars.js';
import { useDashboard } from '../../dashboard/dashboard-context.js';
import { listKeys } from '../../dashboard/query-client.js';
import { useEntries } from '../../entries/use-entries.js';

const none: readonly never[] = [];
const noFlags: ReviewFlags = { isFlagged: false, isRecord: false, hasSameDriver: false };

/** The hints and flags of pending cars. Both functions change their identity only with the data. */
export interface ReviewKnowledgeOf {
  hintsFor(car: AdminCar): readonly string[];
  flagsOf(car: AdminCar): ReviewFlags;
}

/** Returns the review hints and flags of pending cars. Those that need other lists are added when these are loaded. */
export function useReviewHints(pending: readonly AdminCar[]): ReviewKnowledgeOf {
  const { data: approved = none } = useApprovedCars();
  const { data: entries = none } = useEntries();
  const pictures = useSeenPictures();
  return useMemo(() => {
    const knowledge = gatherKnowledge(pending, approved, entries, pictures);
    const hints = new Map(pending.map((car) => [car, reviewHints(car, knowledge)]));
    const flags = new Map(pending.map((car) => [car, reviewFlags(car, knowledge)]));
    return { hintsFor: (car) => hints.get(car) ?? none, flagsOf: (car) => flags.get(car) ?? noFlags };
  }, [pending, approved, entries, pictures]);
}

/** Pictures of pending cars that were seen before. The queue does not wait for them. */
function useSeenPictures() {
  const { client } = useDashboard().host;
  const { data } = useQuery({
    queryKey: listKeys.seenPictures,
    queryFn: ({ signal }) => client.cars.seenPictures({ signal }),
  });
  return data?.pictures ?? none;
}
