import { apiPath, eventDayRoutes, isOwnPicture, pageRoutes } from '@quartermile/core/domain';
import { ErrorState } from '@quartermile/core/ui';
import { useLastSettled } from '../../../platform/use-settled.js';
import { NotFound } from '../../../shell/not-found.js';
import shared from '../../../styles/shared.module.css';
import { EventArticle, EventPageFrame } from '../event-article.js';
import { eventDayPageMessages, eventPageMessages } from '../event-messages.js';
import { EventPlace } from '../event-place.js';
import { isoDate } from '../shown-event.js';
import { LineupView } from './lineup-view.js';
import type { ShownEventDay } from './shown-event-day.js';
import { useLiveRefresh } from './use-live-refresh.js';

const text = eventDayPageMessages;

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
    <EventPageFrame back={pageRoutes.events} backLabel={text.all}>
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
    </EventPageFrame>
  );
}

function EventDetails({ event, lineup }: ShownEventDay) {
  const { startTime, location } = event;
  return (
    <EventArticle
      badge={event.badge}
      title={event.title}
      facts={{
        date: isoDate(event),
        longDate: event.longDate,
        startTime: startTime && eventPageMessages.startsAt(startTime),
        place: location && <EventPlace location={location} className={shared.link} />,
      }}
      link={
        event.date && (
          <a href={apiPath(eventDayRoutes.calendarFile, { id: event.id })} className={shared.link}>
            {text.saveTheDate}
          </a>
        )
      }
      picture={isOwnPicture(event.image) ? event.image : null}
      description={event.description}
    >
      {lineup && <LineupView lineup={lineup} isLive />}
    </EventArticle>
  );
}
