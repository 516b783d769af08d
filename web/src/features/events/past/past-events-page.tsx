import { Button } from '@mantine/core';
import { pageRoutes } from '@quartermile/core/domain';
import { EmptyState, ErrorState } from '@quartermile/core/ui';
import { IconCalendarEvent, IconPhotoOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSettled } from '../../../platform/use-settled.js';
import shared from '../../../styles/shared.module.css';
import { EventsHero } from '../events-hero.js';
import { LoadingEvents } from '../loading-events.js';
import { PastEventCard } from './past-event-card.js';
import { pastEventPageMessages } from './past-event-messages.js';
import type { LoadedPastEvents } from './shown-past-event.js';

const texts = pastEventPageMessages;

export interface PastEventsPageProps {
  /** A promise while loading. */
  readonly loaded: LoadedPastEvents | Promise<LoadedPastEvents>;
  /** Reloads them. */
  reload(): void;
  /** Whether a reload is in progress. */
  readonly isReloading: boolean;
}

/** Past events, featured ones first. */
export function PastEventsPage({ loaded, reload, isReloading }: PastEventsPageProps) {
  const events = useSettled(loaded);
  return (
    <>
      <EventsHero title={texts.title} intro={texts.intro}>
        <div>
          <Button
            component={Link}
            to={pageRoutes.events}
            variant="default"
            leftSection={<IconCalendarEvent size={18} aria-hidden="true" />}
          >
            {texts.upcoming}
          </Button>
        </div>
      </EventsHero>
      <div className={shared.page}>
        {events === undefined && <LoadingEvents text={texts.loading} />}
        {events === null && (
          <ErrorState
            title={texts.errorTitle}
            detail={texts.failed}
            onRetry={reload}
            retrying={isReloading}
          />
        )}
        {events?.length === 0 && (
          <EmptyState icon={IconPhotoOff} title={texts.emptyTitle} detail={texts.emptyDetail} />
        )}
        {events && events.length > 0 && (
          <ul className={shared.columns}>
            {events.map((event, at) => (
              <PastEventCard key={event.id} event={event} isFirst={at === 0} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
