import { apiPath, LIST_MAX_OFFSET, segmentPages } from '@quartermile/core/domain';

/**
 * The places before the first one that a page of a segment shows, by its address. Invalid values are 0, and too large ones
 * limited, so that the API accepts them (`segmentPageQuerySchema`).
 */
export function readSegmentOffset(parameters: URLSearchParams): number {
  const from = Number(parameters.get('from'));
  return Number.isSafeInteger(from) && from > 0 ? Math.min(from, LIST_MAX_OFFSET) : 0;
}

/** The shortest address of a page of a segment. */
export function segmentPath(slug: string, offset: number): string {
  const path = apiPath(segmentPages.one, { slug });
  return offset > 0 ? `${path}?from=${offset}` : path;
}
