import { IconCalendarEvent, IconClock, IconMapPin, IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './event-facts.module.css';

export interface EventFactsProps {
  readonly className: string | undefined;
  /** The date as ISO text. */
  readonly date: string;
  readonly longDate: string | null;
  readonly startTime?: string | null | undefined;
  readonly place?: ReactNode;
  /** The numbers of pictures and videos. */
  readonly media?: string;
}

/** Date, time, place and media of an event, each with its icon. What is unknown is left out. */
export function EventFacts({ className, date, longDate, startTime, place, media }: EventFactsProps) {
  return (
    <div className={`${classes.root} ${className}`}>
      {longDate && (
        <p>
          <IconCalendarEvent size={18} aria-hidden="true" />
          <time dateTime={date}>{longDate}</time>
        </p>
      )}
      {startTime && (
        <p>
          <IconClock size={18} aria-hidden="true" />
          <span>{startTime}</span>
        </p>
      )}
      {place && (
        <p>
          <IconMapPin size={18} aria-hidden="true" />
          {place}
        </p>
      )}
      {media && (
        <p>
          <IconPhoto size={18} aria-hidden="true" />
          <span>{media}</span>
        </p>
      )}
    </div>
  );
}
