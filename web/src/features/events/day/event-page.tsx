import { Title } from '@mantine/core';
import { apiPath, eventDayRoutes, isOwnPicture, pageRoutes } from '@quartermile/core/domain';
import { CarPicture, ErrorState } from '@quartermile/core/ui';
import { IconArrowLeft, IconCalendarEvent, IconClock, IconMapPin } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLastSettled } from '../../../platform/use-settled.js';
import { NotFound } from '../../../shell/not-found.js';
import { eventDayPageMessages, eventPageMessages } from '../event-messages.js';
import { EventPlace } from '../event-place.js';
import classes from '../past/past-event-page.module.css';
import type { ShownEvent } from '../shown-event.js';
import own from './event-page.module.css';
import { LineupView } from './lineup-view.js';
import type { ShownEventDay } from './shown-event-day.js';
import { useLiveRefresh } from './use-live-refresh.js';

const text = eventDayPageMessages;
const PICTURE_RATIO = 16 / 9;

export interface EventPageProps {
  readonly loaded: ShownEventDay | 'missing' | null;
  /** Reloads it. */
  reload(): void;
  /** Whether a reload is in progress. */
  readonly isReloading: boolean;
}

/** An event: date, place, text, entry list and ladder. It stays visible after a failed reload. */
export function EventPage({ loaded, reload, isReloading }: EventPageProps) {
  const shown = useLastSettled(loaded);
  const isLive = typeof shown === 'object' && Boolean(shown?.lineup?.ladder);
  useLiveRefresh(isLive, () => {
    if (!isReloading) reload();
  });
  if (shown === 'missing') return <NotFound />;
  return (
    <div className={classes.page}>
      <Link to={pageRoutes.events} className={classes.back}>
        <IconArrowLeft size={18} aria-hidden="true" />
        {text.all}
      </Link>
      {shown ? (
        <EventDetails {...shown} />
      ) : (
        <ErrorState
          title={eventPageMessages.errorTitle}
          detail={eventPageMessages.failed}
          onRetry={reload}
          retrying={isReloading}
        />
      )}
    </div>
  );
}

function EventDetails({ event, lineup }: ShownEventDay) {
  return (
    <article className={classes.event}>
      <header className={classes.head}>
        {event.badge && <p className={classes.badge}>{event.badge}</p>}
        <Title order={1} className={classes.title}>
          {event.title}
        </Title>
        <Facts event={event} />
        {event.date && (
          <a href={apiPath(eventDayRoutes.calendarFile, { id: event.id })} className={own.save}>
            {text.saveTheDate}
          </a>
        )}
      </header>
      {isOwnPicture(event.image) && (
        <div className={classes.picture}>
          <CarPicture
            src={event.image}
            alt=""
            ratio={PICTURE_RATIO}
            eager
            sizes="(min-width: 66rem) 64rem, calc(100vw - 2rem)"
          />
        </div>
      )}
      <p className={classes.description}>{event.description}</p>
      {lineup && <LineupView lineup={lineup} isLive />}
    </article>
  );
}

function Facts({ event }: { readonly event: ShownEvent }) {
  return (
    <div className={classes.facts}>
      {event.longDate && (
        <p>
          <IconCalendarEvent size={18} aria-hidden="true" />
          <time dateTime={event.isDateOnly ? event.date.slice(0, 10) : event.date}>{event.longDate}</time>
        </p>
      )}
      {event.startTime && (
        <p>
          <IconClock size={18} aria-hidden="true" />
          <span>{eventPageMessages.startsAt(event.startTime)}</span>
        </p>
      )}
      {event.location && (
        <p>
          <IconMapPin size={18} aria-hidden="true" />
          <EventPlace location={event.location} className={own.directions} />
        </p>
      )}
    </div>
  );
}
