import { apiPath, type SegmentPlace, segmentMessages, segmentPages } from '@quartermile/core/domain';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { browserClient } from '../../../platform/browser-client.js';
import { loadSegmentsOfEntry } from './load-segments.js';
import classes from './segment-links.module.css';

/** Links to the segments that the car of an entry is in: "1st in Front-Wheel Drive". Loaded with an opened row. */
export function SegmentLinks({ entryId }: { readonly entryId: string }) {
  const [places, setPlaces] = useState<readonly SegmentPlace[]>([]);
  useEffect(() => {
    let isOpen = true;
    browserClient()
      .then((client) => loadSegmentsOfEntry(client, entryId))
      .then((found) => isOpen && setPlaces(found), console.warn);
    return () => {
      isOpen = false;
    };
  }, [entryId]);
  if (places.length === 0) return null;
  return (
    <ul className={classes.links} aria-label={segmentMessages.inSegments}>
      {places.map(({ slug, name, place }) => (
        <li key={slug}>
          <Link to={apiPath(segmentPages.one, { slug })} data-lead={place === 1 || undefined}>
            {segmentMessages.place(place, name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
