import { Title, VisuallyHidden } from '@mantine/core';
import { apiPath, eventDayRoutes, eventPagePath, isOwnPicture } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { IconCalendarEvent, IconClock, IconMapPin } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ClampedText } from './clamped-text.js';
import classes from './event-card.module.css';
import { eventDayPageMessages, eventPageMessages } from './event-messages.js';
import { EventPlace } from './event-place.js';
import { EventPlaceholder } from './event-placeholder.js';
import type { ShownEvent } from './shown-event.js';

const texts = eventPageMessages;
const PICTURE_RATIO = 16 / 9;

interface EventCardProps {
  readonly event: ShownEvent;
  /** Above the fold, so its picture has high priority. */
  readonly isFirst?: boolean;
}

/**
 * An event: picture, relative date, date, time, place, and links to its page and calendar file. Only a point links to
 * directions; a place in words does so on the event's own page.
 */
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
          {event.location && (
            <p className={classes.fact}>
              <IconMapPin size={18} aria-hidden="true" />
              {event.location.kind === 'text' ? (
                <span>{event.location.text}</span>
              ) : (
                <EventPlace location={event.location} className={classes.directions} />
              )}
            </p>
          )}
        </div>
        <p className={classes.actions}>
          <Link to={eventPagePath(event.id)}>
            {eventDayPageMessages.details}
            <VisuallyHidden> {event.title}</VisuallyHidden>
          </Link>
          <a href={apiPath(eventDayRoutes.calendarFile, { id: event.id })}>
            {eventDayPageMessages.saveTheDate}
            <VisuallyHidden> {event.title}</VisuallyHidden>
          </a>
        </p>
      </div>
    </li>
  );
}
