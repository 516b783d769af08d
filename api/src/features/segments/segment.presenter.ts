import type { NamedSegment } from '@quartermile/core/domain';
import type { SegmentEntity } from './segment.entity.js';

/** Converts a segment to the public format. */
export function toSegment({ id, slug, name, filter, inMenu }: SegmentEntity): NamedSegment {
  return { _id: id, id, slug, name, filter, inMenu };
}
