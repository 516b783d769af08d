import { ApiError, type Client, segmentPageCalls } from '@quartermile/core/client';
import { type SegmentPage, type SegmentSummary, startOfToday } from '@quartermile/core/domain';

/** A page of a segment and the start of the present day, ms since 1970, from which marks count. */
export interface ShownSegment {
  readonly segment: SegmentPage;
  /** Places before the first one of the page. */
  readonly offset: number;
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

/** Loads a segment by its slug, with the places after the first `offset` ones, or all segments without a slug. */
export async function loadSegmentPage(
  { call }: Calls,
  slug: string | undefined,
  offset: number,
): Promise<LoadedSegmentPage> {
  const calls = segmentPageCalls(call);
  try {
    if (slug === undefined) return { segments: await calls.list() };
    return { segment: await calls.page(slug, offset), offset, today: startOfToday(Date.now()) };
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return 'missing';
    console.warn('The segments could not be loaded.', error);
    return null;
  }
}
