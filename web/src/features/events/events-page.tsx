import { eventPagePath, messages, pageRoutes } from '@quartermile/core/domain';
import { EmptyState, ErrorState } from '@quartermile/core/ui';
import { IconCalendarOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLastSettled, useSettled } from '../../platform/use-settled.js';
import shared from '../../styles/shared.module.css';
import { EventActions } from './event-actions.js';
import { EventCard } from './event-card.js';
import { eventDayPageMessages, eventPageMessages } from './event-messages.js';
import { EventsHero } from './events-hero.js';
import classes from './events-page.module.css';
import { LoadingEvents } from './loading-events.js';
import type { LoadedEvents, ShownEvent } from './shown-event.js';

const texts = eventPageMessages;

export interface EventsPageProps {
  /** The site's public origin, for calendar feeds; unknown on an error page. */
  readonly publicUrl: string | undefined;
  /** A promise while loading. */
  readonly loaded: LoadedEvents | Promise<LoadedEvents>;
  /** Reloads the events. */
  reload(): void;
  /** Whether a reload is in progress. */
  readonly isReloading: boolean;
}

/** Upcoming events, soonest first. They stay visible during a reload and after a failed one. */
export function EventsPage({ publicUrl, loaded, reload, isReloading }: EventsPageProps) {
  const settled = useSettled(loaded);
  const events = useLastSettled(loaded);
  const [underWay = [], upcoming] = events ? splitEvents(events) : [];
  const isBusy = isReloading || settled === undefined;
  return (
    <>
      <EventsHero title={messages.events.title} intro={texts.intro}>
        {events && (
          <EventActions
            publicUrl={publicUrl}
            hasEvents={Boolean(upcoming?.length)}
            refresh={reload}
            isBusy={isBusy}
            hasFailed={settled === null}
          />
        )}
      </EventsHero>
      <div className={shared.page}>
        {events && settled === null && (
          <p role="alert" className={shared.message} data-tone="danger">
            {texts.refreshFailed}
          </p>
        )}
        {events === undefined && <LoadingEvents text={texts.loading} />}
        {events === null && (
          <ErrorState
            title={texts.errorTitle}
            detail={texts.failed}
            onRetry={reload}
            retrying={isReloading}
          />
        )}
        {underWay.map(({ id, title }) => (
          <p key={id} className={`${shared.panel} ${classes.underWay}`}>
            {eventDayPageMessages.underWay}{' '}
            <Link to={eventPagePath(id)} className={shared.link}>
              {title}
            </Link>
          </p>
        ))}
        {upcoming && <Events events={upcoming} />}
        <p className={classes.onward}>
          <Link to={pageRoutes.pastEvents} className={shared.link}>
            {texts.seePast}
          </Link>
        </p>
      </div>
    </>
  );
}

function splitEvents(events: readonly ShownEvent[]): [ShownEvent[], ShownEvent[]] {
  return [events.filter((event) => event.isUnderWay), events.filter((event) => !event.isUnderWay)];
}

function Events({ events }: { readonly events: readonly ShownEvent[] }) {
  if (events.length === 0) {
    return <EmptyState icon={IconCalendarOff} title={texts.emptyTitle} detail={texts.emptyDetail} />;
  }
  return (
    <ul className={shared.columns}>
      {events.map((event, at) => (
        <EventCard key={event.id} event={event} isFirst={at === 0} />
      ))}
    </ul>
  );
}
