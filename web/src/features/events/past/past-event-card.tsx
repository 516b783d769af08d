import { Title } from '@mantine/core';
import { apiPath, pageRoutes } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { IconCalendarEvent, IconMapPin, IconPhoto } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EventPlaceholder } from '../event-placeholder.js';
import classes from './past-event-card.module.css';
import { pastEventPageMessages } from './past-event-messages.js';
import type { ListedPastEvent } from './shown-past-event.js';

const texts = pastEventPageMessages;
const PICTURE_RATIO = 16 / 9;

interface PastEventCardProps {
  readonly event: ListedPastEvent;
  /** Above the fold, so its picture has high priority. */
  readonly isFirst: boolean;
}

/** A past event, linked to its page. */
export function PastEventCard({ event, isFirst }: PastEventCardProps) {
  const media = mediaWords(event);
  return (
    <li className={classes.root}>
      <div className={classes.picture}>
        <CarPicture
          src={event.image}
          alt=""
          ratio={PICTURE_RATIO}
          eager={isFirst}
          sizes="(min-width: 64em) 26rem, (min-width: 48em) 50vw, calc(100vw - 2rem)"
          fallback={<EventPlaceholder />}
        />
        {event.featured && <span className={classes.badge}>{texts.featured}</span>}
      </div>
      <div className={classes.words}>
        <Title order={2} size="h3" className={classes.title}>
          <Link to={apiPath(pageRoutes.pastEvent, { id: event.id })} className={classes.link}>
            {event.title}
          </Link>
        </Title>
        {event.description && <p className={classes.description}>{event.description}</p>}
        <div className={classes.facts}>
          <p className={classes.fact}>
            <IconCalendarEvent size={18} aria-hidden="true" />
            <time dateTime={event.date}>{event.longDate}</time>
          </p>
          {event.location && (
            <p className={classes.fact}>
              <IconMapPin size={18} aria-hidden="true" />
              <span>{event.location}</span>
            </p>
          )}
          {media && (
            <p className={classes.fact}>
              <IconPhoto size={18} aria-hidden="true" />
              <span>{media}</span>
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

function mediaWords({ pictures, videos }: ListedPastEvent): string {
  const words = [pictures > 0 && texts.pictures(pictures), videos > 0 && texts.videoCount(videos)];
  return words.filter(Boolean).join(', ');
}
