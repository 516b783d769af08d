import { type SourcedTimes, sourceOfRankingTime } from '../cars/world-facts-record.js';
import type { Evidence, EvidenceKind } from './evidence-kinds.js';

/**
 * The evidence for a car's ranking time; null without one. A World Facts time that counts for want of an own time has a
 * source, which makes it a reference.
 */
export function shownEvidence(car: Evidence & SourcedTimes): EvidenceKind | null {
  return car.evidence ?? (sourceOfRankingTime(car) === null ? null : 'reference');
}
