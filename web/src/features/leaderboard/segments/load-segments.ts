import { ApiError, type Client, segmentPageCalls } from '@quartermile/core/client';
import { type SegmentPage, type SegmentSummary, startOfToday } from '@quartermile/core/domain';

/** A segment and the start of the present day, ms since 1970, from which marks count. */
export interface ShownSegment {
  readonly segment: SegmentPage;
  readonly today: number;
}

/** All segments. */
export interface ShownSegments {
  readonly segments: readonly SegmentSummary[];
}

/** A page of segments as far as it could be loaded: `missing` for an unknown slug, null when loading failed. */
export type LoadedSegmentPage = ShownSegment | ShownSegments | 'missing' | null;

type Calls = Pick<Client, 'call'>;
const NOT_FOUND = 404;

/** Loads a segment by its slug, or all of them without one. */
export async function loadSegmentPage({ call }: Calls, slug: string | undefined): Promise<LoadedSegmentPage> {
  const calls = segmentPageCalls(call);
  try {
    if (slug === undefined) return { segments: await calls.list() };
    return { segment: await calls.page(slug), today: startOfToday(Date.now()) };
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return 'missing';
    console.warn('The segments could not be loaded.', error);
    return null;
  }
}
