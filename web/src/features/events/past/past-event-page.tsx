import { pageRoutes } from '@quartermile/core/domain';
import { ErrorState } from '@quartermile/core/ui';
import { useSettled } from '../../../platform/use-settled.js';
import { NotFound } from '../../../shell/not-found.js';
import { LineupView } from '../day/lineup-view.js';
import { EventArticle, EventPageFrame } from '../event-article.js';
import { LoadingEvents } from '../loading-events.js';
import { Gallery } from './gallery.js';
import { pastEventPageMessages } from './past-event-messages.js';
import { PastEventVideos } from './past-event-videos.js';
import type { LoadedPastEvent, ShownPastEvent } from './shown-past-event.js';

const texts = pastEventPageMessages;

export interface PastEventPageProps {
  /** A promise while loading. */
  readonly loaded: LoadedPastEvent | Promise<LoadedPastEvent>;
  /** Reloads it. */
  reload(): void;
  /** Whether a reload is in progress. */
  readonly isReloading: boolean;
}

/** A past event: story, gallery and videos. */
export function PastEventPage({ loaded, reload, isReloading }: PastEventPageProps) {
  const event = useSettled(loaded);
  if (event === 'missing') return <NotFound />;
  return (
    <EventPageFrame back={pageRoutes.pastEvents} backLabel={texts.all}>
      {event === undefined && <LoadingEvents text={texts.loading} />}
      {event === null && (
        <ErrorState title={texts.errorTitle} detail={texts.failed} onRetry={reload} retrying={isReloading} />
      )}
      {event && <PastEventDetails key={event.id} event={event} />}
    </EventPageFrame>
  );
}

function PastEventDetails({ event }: { readonly event: ShownPastEvent }) {
  return (
    <EventArticle
      badge={event.featured && texts.featured}
      title={event.title}
      facts={{
        date: event.date,
        longDate: event.longDate,
        startTime: event.startTime,
        place: event.location && <span>{event.location}</span>,
      }}
      picture={event.image}
      description={event.description}
    >
      {event.lineup && <LineupView lineup={event.lineup} />}
      <Gallery pictures={event.gallery} title={event.title} />
      <PastEventVideos videos={event.videos} />
    </EventArticle>
  );
}
