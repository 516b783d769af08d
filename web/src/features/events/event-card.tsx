import { Title, VisuallyHidden } from '@mantine/core';
import { directionsUrl, type EventLocation, isOwnPicture, messages } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { IconCalendarEvent, IconClock, IconMapPin } from '@tabler/icons-react';
import { ClampedText } from './clamped-text.js';
import classes from './event-card.module.css';
import { EventPlaceholder } from './event-placeholder.js';
import type { ShownEvent } from './shown-event.js';

const texts = messages.events;
const PICTURE_RATIO = 16 / 9;

interface EventCardProps {
  readonly event: ShownEvent;
  /** Above the fold, so its picture has high priority. */
  readonly isFirst?: boolean;
}

/** An event: picture, relative date, date, time and place. */
export function EventCard({ event, isFirst = false }: EventCardProps) {
  return (
    <li className={classes.root}>
      <div className={classes.picture}>
        <CarPicture
          src={isOwnPicture(event.image) ? event.image : null}
          alt=""
          ratio={PICTURE_RATIO}
          eager={isFirst}
          sizes="(min-width: 64em) 26rem, (min-width: 48em) 50vw, calc(100vw - 2rem)"
          fallback={<EventPlaceholder />}
        />
        {event.badge && <span className={classes.badge}>{event.badge}</span>}
      </div>
      <div className={classes.words}>
        <ClampedText
          title={event.title}
          description={event.description}
          renderHeading={(className) => (
            <Title order={2} size="h3" className={className}>
              {event.title}
            </Title>
          )}
        />
        <div className={classes.facts}>
          <p className={classes.fact}>
            <IconCalendarEvent size={18} aria-hidden="true" />
            <time dateTime={event.isDateOnly ? event.date.slice(0, 10) : event.date}>{event.longDate}</time>
          </p>
          {event.startTime && (
            <p className={classes.fact}>
              <IconClock size={18} aria-hidden="true" />
              <span>{texts.startsAt(event.startTime)}</span>
            </p>
          )}
          <Place location={event.location} />
        </div>
      </div>
    </li>
  );
}

function Place({ location }: { readonly location: EventLocation | null }) {
  if (!location) return null;
  const directions = directionsUrl(location);
  return (
    <p className={classes.fact}>
      <IconMapPin size={18} aria-hidden="true" />
      {directions ? (
        <a href={directions} target="_blank" rel="noopener noreferrer" className={classes.directions}>
          {texts.directions}
          <VisuallyHidden> {messages.shell.newTab}</VisuallyHidden>
        </a>
      ) : (
        location.kind === 'text' && <span>{location.text}</span>
      )}
    </p>
  );
}
