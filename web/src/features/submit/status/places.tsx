import { Button, Title } from '@mantine/core';
import {
  apiPath,
  pageRoutes,
  SHARE_PICTURE_SIZE,
  type SubmissionPlace,
  shareRoutes,
} from '@quartermile/core/domain';
import { IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { shareLink } from '../../../platform/share-link.js';
import shared from '../../../styles/shared.module.css';
import { submissionPageMessages } from '../submission-page-messages.js';
import classes from './places.module.css';
import panelClasses from './state-panel.module.css';

const text = submissionPageMessages;

export interface PlacesProps {
  readonly places: readonly SubmissionPlace[];
  /** Name of the car. */
  readonly car: string;
}

/** Where an approved car stands, with links to its rows and the share card of the first one. */
export function Places({ places, car }: PlacesProps) {
  const [first] = places;
  return (
    <section className={`${shared.panel} ${panelClasses.root}`}>
      <Title order={2} size="h3">
        {text.onBoard}
      </Title>
      {!first && <p className={shared.note}>{text.noPlace}</p>}
      <ul className={`${shared.stack} ${classes.list}`}>
        {places.map((place) => (
          <PlaceRow key={place.entryId} place={place} car={car} />
        ))}
      </ul>
      {first && (
        <img
          className={classes.card}
          src={apiPath(shareRoutes.entry, { entryId: first.entryId })}
          alt={text.shareCard(car)}
          {...SHARE_PICTURE_SIZE}
          loading="lazy"
        />
      )}
    </section>
  );
}

function PlaceRow({ place: { category, place, of, entryId }, car }: PlaceRowProps) {
  const [status, setStatus] = useState('');
  const path = apiPath(pageRoutes.entry, { entryId });
  const title = text.place(place, category);
  const share = async (): Promise<void> => {
    const url = new URL(path, window.location.origin).href;
    setStatus(await shareLink({ title: text.shareTitle(car, title), url }, text));
  };
  return (
    <li className={`${shared.row} ${classes.row}`}>
      <p className={classes.place}>
        <strong>{title}</strong> <span>{text.placeOf(of)}</span>
      </p>
      <div className={shared.row}>
        <Button component={Link} to={path} size="sm">
          {text.toRow(category)}
        </Button>
        <Button
          variant="default"
          size="sm"
          className={shared.scripted}
          leftSection={<IconShare2 size={18} aria-hidden="true" />}
          onClick={share}
        >
          {text.share}
        </Button>
        <span role="status" className={classes.status}>
          {status}
        </span>
      </div>
    </li>
  );
}

interface PlaceRowProps {
  readonly place: SubmissionPlace;
  readonly car: string;
}
