import { SEGMENT_ROWS_MAX, type SegmentPage } from '@quartermile/core/domain';
import { Link } from 'react-router';
import { segmentPageMessages } from './segment-messages.js';
import { segmentPath } from './segment-query.js';
import classes from './segments.module.css';

const text = segmentPageMessages;

/** Links to the pages of a segment before and after one that begins behind the first `offset` places. */
export function SegmentPager({
  segment: { slug, places, cars },
  offset,
}: {
  readonly segment: SegmentPage;
  readonly offset: number;
}) {
  const next = offset + places.length;
  const isBeyond = places.length === 0;
  const hasNext = next < cars && !isBeyond;
  if (offset === 0 && !hasNext) return null;
  const before = isBeyond ? 0 : Math.max(0, offset - SEGMENT_ROWS_MAX);
  return (
    <nav aria-label={text.pages} className={classes.links}>
      {offset > 0 && (
        <Link to={segmentPath(slug, before)} rel="prev">
          {before === 0 ? text.firstPage : text.earlier}
        </Link>
      )}
      {hasNext && (
        <Link to={segmentPath(slug, next)} rel="next">
          {text.further}
        </Link>
      )}
    </nav>
  );
}
