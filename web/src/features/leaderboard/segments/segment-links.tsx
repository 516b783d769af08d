import { segmentPageCalls } from '@quartermile/core/client';
import { apiPath, type SegmentPlace, segmentMessages, segmentPages } from '@quartermile/core/domain';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { browserClient } from '../../../platform/browser-client.js';
import classes from '../entry-details.module.css';
import { segmentPageMessages } from './segment-messages.js';

/** Links to the segments that the car of an entry is in: "1st in Front-Wheel Drive". Loaded with an opened row. */
export function SegmentLinks({ entryId }: { readonly entryId: string }) {
  const [places, setPlaces] = useState<readonly SegmentPlace[]>([]);
  useEffect(() => {
    let isOpen = true;
    browserClient()
      .then(({ call }) => segmentPageCalls(call).ofEntry(entryId))
      // They only add to the row: without them it is complete.
      .then((found) => isOpen && setPlaces(found), console.warn);
    return () => {
      isOpen = false;
    };
  }, [entryId]);
  if (places.length === 0) return null;
  return (
    <nav aria-label={segmentPageMessages.inSegments} className={classes.links}>
      {places.map(({ slug, name, place }) => (
        <Link key={slug} to={apiPath(segmentPages.one, { slug })}>
          {segmentMessages.place(place, name)}
        </Link>
      ))}
    </nav>
  );
}
