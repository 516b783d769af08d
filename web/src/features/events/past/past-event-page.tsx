import { Title } from '@mantine/core';
import { pageRoutes } from '@quartermile/core/domain';
import { CarPicture, ErrorState } from '@quartermile/core/ui';
import { IconArrowLeft, IconCalendarEvent, IconClock, IconMapPin } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSettled } from '../../../platform/use-settled.js';
import { NotFound } from '../../../shell/not-found.js';
import { LineupView } from '../day/lineup-view.js';
import { LoadingEvents } from '../loading-events.js';
import { Gallery } from './gallery.js';
import { pastEventPageMessages } from './past-event-messages.js';
import classes from './past-event-page.module.css';
import { PastEventVideos } from './past-event-videos.js';
import type { LoadedPastEvent, ShownPastEvent } from './shown-past-event.js';

const texts = pastEventPageMessages;
const PICTURE_RATIO = 16 / 9;

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
    <div className={classes.page}>
      <Link to={pageRoutes.pastEvents} className={classes.back}>
        <IconArrowLeft size={18} aria-hidden="true" />
        {texts.all}
      </Link>
      {event === undefined && <LoadingEvents text={texts.loading} />}
      {event === null && (
        <ErrorState title={texts.errorTitle} detail={texts.failed} onRetry={reload} retrying={isReloading} />
      )}
      {event && <PastEventDetails key={event.id} event={event} />}
    </div>
  );
}

function PastEventDetails({ event }: { readonly event: ShownPastEvent }) {
  return (
    <article className={classes.event}>
      <header className={classes.head}>
        {event.featured && <p className={classes.badge}>{texts.featured}</p>}
        <Title order={1} className={classes.title}>
          {event.title}
        </Title>
        <Facts event={event} />
      </header>
      {event.image && (
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
      {event.description && <p className={classes.description}>{event.description}</p>}
      {event.lineup && <LineupView lineup={event.lineup} />}
      <Gallery pictures={event.gallery} title={event.title} />
      <PastEventVideos videos={event.videos} />
    </article>
  );
}

function Facts({ event }: { readonly event: ShownPastEvent }) {
  return (
    <div className={classes.facts}>
      <p>
        <IconCalendarEvent size={18} aria-hidden="true" />
        <time dateTime={event.date}>{event.longDate}</time>
      </p>
      {event.startTime && (
        <p>
          <IconClock size={18} aria-hidden="true" />
          <span>{event.startTime}</span>
        </p>
      )}
      {event.location && (
        <p>
          <IconMapPin size={18} aria-hidden="true" />
          <span>{event.location}</span>
        </p>
      )}
    </div>
  );
}
