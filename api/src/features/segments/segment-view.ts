import {
  gapOf,
  isWholeBoard,
  type Place,
  type Segment,
  type SegmentFilter,
  type SegmentSummary,
  segmentMatcher,
} from '@quartermile/core/domain';
import { describeSegment, type SegmentContext } from './describe-segment.js';

/**
 * The places of a segment, ranked anew.
 * @param places the whole board of the filter, in its order
 * @param thisYear the present year in the site's time zone
 */
export function selectSegment(places: readonly Place[], filter: SegmentFilter, thisYear: number): Place[] {
  const isInSegment = segmentMatcher(filter, thisYear);
  let [rank, last] = [0, 0];
  return places
    .filter(({ entry }) => isInSegment(entry.car))
    .map((place) => {
      if (place.position !== last) rank += 1;
      last = place.position;
      return { ...place, rank };
    });
}

/**
 * Places of a segment as its page shows them, with gaps and since when its first car leads.
 * @param places all of them
 * @param most number of places to show
 * @param offset places before the first one to show
 */
export function viewSegment(
  places: readonly Place[],
  filter: SegmentFilter,
  most: number,
  offset = 0,
): Place[] {
  return places.slice(offset, offset + most).map((place) => {
    const gap = gapOf(places, place);
    const heldSince = place.rank === 1 ? leadOf(place, filter) : undefined;
    return { ...place, ...(gap && { gap }), ...(heldSince && { heldSince }) };
  });
}

/** The leader of a segment, and how many cars it has. `places` are all of them. */
export function summariseSegment(
  segment: Segment,
  places: readonly Place[],
  context: SegmentContext,
): SegmentSummary {
  const [leader = null] = viewSegment(places, segment.filter, 1);
  return { ...segment, facts: describeSegment(segment.filter, context), cars: places.length, leader };
}

/** Since when a place leads; it is known for whole drivetrains only. */
function leadOf({ entry }: Place, filter: SegmentFilter): string | undefined {
  return filter.drivetrain !== null && isWholeBoard({ ...filter, drivetrain: null })
    ? entry.heldInDrivetrainSince
    : undefined;
}
