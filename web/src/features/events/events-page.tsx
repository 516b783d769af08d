import { Button, Loader, Title } from '@mantine/core';
import { apiRoutes, messages } from '@quartermile/core/domain';
import { EmptyState, ErrorState } from '@quartermile/core/ui';
import { IconCalendarOff, IconCalendarPlus } from '@tabler/icons-react';
import { useSettled } from '../../platform/use-settled.js';
import { EventCard } from './event-card.js';
import classes from './events-page.module.css';
import type { LoadedEvents } from './shown-event.js';

const texts = messages.events;

export interface EventsPageProps {
  /** A promise while they still load. */
  readonly loaded: LoadedEvents | Promise<LoadedEvents>;
  onRetry(): void;
  readonly isRetrying: boolean;
}

/** What is still to come, soonest first. */
export function EventsPage({ loaded, onRetry, isRetrying }: EventsPageProps) {
  const settled = useSettled(loaded);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <Title order={1}>{texts.title}</Title>
          <p className={classes.intro}>{texts.intro}</p>
        </div>
        {settled?.events && settled.events.length > 0 && (
          <Button
            component="a"
            href={apiRoutes.events.calendar}
            variant="default"
            leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
          >
            {texts.addToCalendar}
          </Button>
        )}
      </header>
      {settled ? (
        <Events loaded={settled} onRetry={onRetry} isRetrying={isRetrying} />
      ) : (
        <div className={classes.loading} role="status">
          <Loader aria-hidden="true" />
          {texts.loading}
        </div>
      )}
    </div>
  );
}

interface EventsProps extends Omit<EventsPageProps, 'loaded'> {
  readonly loaded: LoadedEvents;
}

function Events({ loaded: { events }, onRetry, isRetrying }: EventsProps) {
  if (!events) {
    return (
      <ErrorState title={texts.errorTitle} detail={texts.failed} onRetry={onRetry} retrying={isRetrying} />
    );
  }
  if (events.length === 0) {
    return <EmptyState icon={IconCalendarOff} title={texts.emptyTitle} detail={texts.emptyDetail} />;
  }
  return (
    <ul className={classes.grid}>
      {events.map((event, at) => (
        <EventCard key={event.id} event={event} isFirst={at === 0} />
      ))}
    </ul>
  );
}
