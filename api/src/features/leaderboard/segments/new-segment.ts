import { foldText, type Segment, segmentKey, slugOfSegment } from '@quartermile/core/domain';
import type { SegmentEntity } from './segment.entity.js';

/** What an administrator chooses about a segment, but its place in the order. */
export type ChosenSegment = Pick<SegmentEntity, 'name' | 'filter' | 'inMenu'>;

/** The columns of a new segment that follow from what was chosen. */
export type NewSegment = ChosenSegment & Pick<SegmentEntity, 'nameKey' | 'filterKey' | 'slug' | 'place'>;

/**
 * The row of a new segment.
 * @param known all segments, built-in ones as well, whose addresses are taken
 */
export function newSegment(chosen: ChosenSegment, known: readonly Segment[], place: number): NewSegment {
  return {
    ...chosen,
    nameKey: foldText(chosen.name),
    filterKey: segmentKey(chosen.filter),
    slug: slugOfSegment(chosen, known),
    place,
  };
}
