import type { SegmentEntity } from './segment.entity.js';

/** A segment in the order. */
type Ordered = Pick<SegmentEntity, 'id' | 'place'>;

/** The number of a segment behind all others. */
export function lastPlace(ordered: readonly Ordered[]): number {
  return Math.max(0, ...ordered.map(({ place }) => place)) + 1;
}

/**
 * The number of a segment that follows another one, between that one and the next: only its own row changes.
 * @param others the others in their order
 * @param after id of the one before it; null moves it to the front; an unknown one to the end
 */
export function placeAfter(others: readonly Ordered[], after: string | null): number {
  if (after === null) return (others[0]?.place ?? 1) - 1;
  const at = others.findIndex(({ id }) => id === after);
  const [before, next] = [others[at], others[at + 1]];
  if (!before || !next) return lastPlace(others);
  return (before.place + next.place) / 2;
}
