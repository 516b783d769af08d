import { Title } from '@mantine/core';
import { type PastEvent, pageRoutes } from '@quartermile/core/domain';
import { ErrorState } from '@quartermile/core/ui';
import { useSettled } from '../../../platform/use-settled.js';
import { NotFound } from '../../../shell/not-found.js';
import shared from '../../../styles/shared.module.css';
import { LineupView } from '../day/lineup-view.js';
import { EventArticle, EventPageFrame } from '../event-article.js';
import { LoadingEvents } from '../loading-events.js';
import { Gallery } from './gallery.js';
import { pastEventPageMessages } from './past-event-messages.js';
import { PastEventVideo } from './past-event-video.js';
import type { LoadedPastEvent, ShownPastEvent } from './shown-past-event.js';
import { withKeys } from './with-keys.js';

const TITLE_ID = 'event-videos';

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

/** Videos of a past event. Makes no third-party requests before a press. */
function PastEventVideos({ videos }: { readonly videos: PastEvent['videos'] }) {
  if (videos.length === 0) return null;
  return (
    <section className={shared.stack} aria-labelledby={TITLE_ID}>
      <Title order={2} id={TITLE_ID}>
        {texts.videos}
      </Title>
      <ul className={shared.columns}>
        {withKeys(videos, ({ link }) => link).map(({ key, item: { link, title } }, at) => (
          <li key={key} className={shared.card}>
            <PastEventVideo link={link} title={title ?? texts.video(at + 1)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
