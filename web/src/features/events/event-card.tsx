import { Title, VisuallyHidden } from '@mantine/core';
import { apiPath, eventDayRoutes, eventPagePath, isOwnPicture } from '@quartermile/core/domain';
import { Link } from 'react-router';
import shared from '../../styles/shared.module.css';
import { ClampedText } from './clamped-text.js';
import classes from './event-card.module.css';
import { EventCardFrame } from './event-card-frame.js';
import { eventDayPageMessages, eventPageMessages } from './event-messages.js';
import { EventPlace } from './event-place.js';
import { isoDate, type ShownEvent } from './shown-event.js';

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
  const { title, location, startTime } = event;
  const isText = location?.kind === 'text';
  return (
    <EventCardFrame
      picture={isOwnPicture(event.image) ? event.image : null}
      badge={event.badge}
      isFirst={isFirst}
      words={
        <ClampedText
          title={title}
          description={event.description}
          renderHeading={(className) => (
            <Title order={2} size="h3" className={className}>
              {title}
            </Title>
          )}
        />
      }
      facts={{
        date: isoDate(event),
        longDate: event.longDate,
        startTime: startTime && eventPageMessages.startsAt(startTime),
        place: isText ? (
          <span>{location.text}</span>
        ) : (
          location && <EventPlace location={location} className={`${shared.link} ${classes.directions}`} />
        ),
      }}
    >
      <p className={`${shared.row} ${classes.actions}`}>
        <Link to={eventPagePath(event.id)} className={shared.link}>
          {eventDayPageMessages.details}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Link>
        <a href={apiPath(eventDayRoutes.calendarFile, { id: event.id })} className={shared.link}>
          {eventDayPageMessages.saveTheDate}
          <VisuallyHidden> {title}</VisuallyHidden>
        </a>
      </p>
    </EventCardFrame>
  );
}
