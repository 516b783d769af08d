import { apiPath, placeInSegment, type SegmentPlace, segmentPages } from '@quartermile/core/domain';
import { Link } from 'react-router';
import shared from '../../styles/shared.module.css';
import { carMessages } from './car-messages.js';

const text = carMessages;

/** Links to the segments that a car is in, with its place in each; nothing without any. */
export function CarSegments({ segments }: { readonly segments: readonly SegmentPlace[] }) {
  return (
    segments.length > 0 && (
      <nav className={shared.row} aria-label={text.segments}>
        {segments.map(({ slug, name, place }) => (
          <Link key={slug} to={apiPath(segmentPages.one, { slug })} className={shared.link}>
            {placeInSegment(place, name)}
          </Link>
        ))}
      </nav>
    )
  );
}
