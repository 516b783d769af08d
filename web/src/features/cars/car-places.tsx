import { Button, Title } from '@mantine/core';
import {
  apiPath,
  type CarPlace,
  carPageMessages,
  messages,
  pageRoutes,
  placeInSegment,
  type SegmentPlace,
  segmentPages,
} from '@quartermile/core/domain';
import { Medal } from '@quartermile/core/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { shareLink } from '../../platform/share-link.js';
import shared from '../../styles/shared.module.css';
import { carMessages } from './car-messages.js';
import classes from './car-page.module.css';

const text = carMessages;
const MEDALS = 3;

export interface CarPlacesProps {
  readonly places: readonly CarPlace[];
  readonly segments: readonly SegmentPlace[];
  /** Title of the shared link. */
  readonly title: string;
}

/** Where a car stands on boards, with votes and links to its rows, and in segments; a button shares the page. */
export function CarPlaces({ places, segments, title }: CarPlacesProps) {
  return (
    <section className={shared.stack} aria-labelledby="places">
      <Title order={2} id="places" size="h3">
        {text.places}
      </Title>
      <ul className={classes.places}>
        {places.map((place) => (
          <PlaceRow key={place.entryId} {...place} />
        ))}
      </ul>
      <CarSegments segments={segments} />
      <ShareButton title={title} />
    </section>
  );
}

function PlaceRow({ category, place, of, votes, entryId }: CarPlace) {
  return (
    <li className={`${shared.row} ${shared.inset}`}>
      {place <= MEDALS && <Medal position={place} />}
      <span className={classes.placeWords}>
        <strong>{carPageMessages.place(place, category)}</strong> {text.placeOf(of)},{' '}
        {messages.leaderboard.votes(votes)}
      </span>
      <Link to={apiPath(pageRoutes.entry, { entryId })} className={shared.link}>
        {text.toRow(category)}
      </Link>
    </li>
  );
}

/** Opens the system's share sheet, or copies the address where there is none. */
function ShareButton({ title }: { readonly title: string }) {
  const [status, setStatus] = useState('');
  const share = async (): Promise<void> => {
    const { origin, pathname } = window.location;
    setStatus(await shareLink({ title, url: origin + pathname }, text));
  };
  return (
    <div className={`${shared.row} ${shared.scripted}`}>
      <Button variant="default" size="sm" onClick={share}>
        {text.share}
      </Button>
      <span role="status">{status}</span>
    </div>
  );
}

/** Links to the segments that a car is in, with its place in each; nothing without any. */
function CarSegments({ segments }: { readonly segments: readonly SegmentPlace[] }) {
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
