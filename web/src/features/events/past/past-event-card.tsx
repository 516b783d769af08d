import { Title } from '@mantine/core';
import { apiPath, pageRoutes } from '@quartermile/core/domain';
import { Link } from 'react-router';
import clamped from '../clamped-text.module.css';
import { EventCardFrame } from '../event-card-frame.js';
import classes from './past-event-card.module.css';
import { pastEventPageMessages } from './past-event-messages.js';
import type { ListedPastEvent } from './shown-past-event.js';

const texts = pastEventPageMessages;

interface PastEventCardProps {
  readonly event: ListedPastEvent;
  /** Above the fold, so its picture has high priority. */
  readonly isFirst: boolean;
}

/** A past event, linked to its page. */
export function PastEventCard({ event, isFirst }: PastEventCardProps) {
  return (
    <EventCardFrame
      picture={event.image}
      badge={event.featured && texts.featured}
      isFirst={isFirst}
      words={
        <div className={clamped.root}>
          <Title order={2} size="h3" className={clamped.title}>
            <Link to={apiPath(pageRoutes.pastEvent, { id: event.id })} className={classes.link}>
              {event.title}
            </Link>
          </Title>
          {event.description && <p className={clamped.description}>{event.description}</p>}
        </div>
      }
      facts={{
        date: event.date,
        longDate: event.longDate,
        place: event.location && <span>{event.location}</span>,
        media: mediaWords(event),
      }}
    />
  );
}

function mediaWords({ pictures, videos }: ListedPastEvent): string {
  const words = [pictures > 0 && texts.pictures(pictures), videos > 0 && texts.videoCount(videos)];
  return words.filter(Boolean).join(', ');
}
