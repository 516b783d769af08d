import { ApiError, type Client, segmentsCalls } from '@quartermile/core/client';
import {
  type SegmentPage,
  type SegmentPlace,
  type SegmentSummary,
  startOfToday,
} from '@quartermile/core/domain';

/** A segment as far as it could be loaded: `missing` for an unknown slug, null when loading failed. */
export type LoadedSegment = ShownSegment | 'missing' | null;

/** A segment and the start of the present day, ms since 1970, from which marks count. */
export interface ShownSegment {
  readonly segment: SegmentPage;
  readonly today: number;
}

/** All segments; null when loading failed. */
export type LoadedSegments = readonly SegmentSummary[] | null;

type Calls = Pick<Client, 'call'>;
const NOT_FOUND = 404;

/** Loads a segment by its slug. */
export async function loadSegment({ call }: Calls, slug: string): Promise<LoadedSegment> {
  try {
    return { segment: await segmentsCalls(call).page(slug), today: startOfToday(Date.now()) };
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return 'missing';
    return logFailure(error);
  }
}

/** Loads all segments. */
export async function loadSegments({ call }: Calls): Promise<LoadedSegments> {
  return segmentsCalls(call).list().catch(logFailure);
}

/** The segments of the car of an entry; none when loading failed, because they only add to the row. */
export async function loadSegmentsOfEntry({ call }: Calls, entryId: string): Promise<SegmentPlace[]> {
  return segmentsCalls(call)
    .ofEntry(entryId)
    .catch((error: unknown) => logFailure(error) ?? []);
}

function logFailure(error: unknown): null {
  console.warn('The segments could not be loaded.', error);
  return null;
}
