import { apiPath, placeInSegment, type SegmentPlace, segmentPages } from '@quartermile/core/domain';
import { Link } from 'react-router';
import { carMessages } from './car-messages.js';
import classes from './car-page.module.css';

const text = carMessages;

/** Links to the segments that a car is in, with its place in each; nothing without any. */
export function CarSegments({ segments }: { readonly segments: readonly SegmentPlace[] }) {
  return (
    segments.length > 0 && (
      <nav className={classes.segments} aria-label={text.segments}>
        {segments.map(({ slug, name, place }) => (
          <Link key={slug} to={apiPath(segmentPages.one, { slug })} className={classes.link}>
            {placeInSegment(place, name)}
          </Link>
        ))}
      </nav>
    )
  );
}
