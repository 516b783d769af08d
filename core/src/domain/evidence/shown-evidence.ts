import { rankingTimeText } from '../cars/ranking-time.js';
import { hasWorldFactsRecord, type SourcedTimes } from '../cars/world-facts-record.js';
import type { Evidence, EvidenceKind } from './evidence-kinds.js';

/**
 * The evidence for a car's ranking time; null without one. A World Facts time that counts for want of an own time has a
 * source, which makes it a reference.
 */
export function shownEvidence(car: Evidence & SourcedTimes): EvidenceKind | null {
  if (car.evidence) return car.evidence;
  const hasOwnTime = rankingTimeText({ time: car.time, worldFacts: null }) !== null;
  return !hasOwnTime && hasWorldFactsRecord(car) ? 'reference' : null;
}
