import { type Highlights, messages, pageRoutes, type Video } from '@quartermile/core/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { opensHere } from '../../../platform/opens-here.js';
import { highlightMessages as texts } from './highlight-messages.js';
import type { HomeNow, NextEvent } from './home-now.js';
import classes from './now.module.css';
import { useCountdown } from './use-countdown.js';

/** The latest approved entry. */
export function Latest({ highlights }: { readonly highlights: Highlights | null }) {
  if (!highlights?.latest)
    return <News label={texts.latest}>{highlights ? texts.noLatest : texts.unavailable}</News>;
  const { entryId, name, driver, time, source, position, category } = highlights.latest;
  return (
    <News label={texts.latest}>
      <Link to={`${pageRoutes.leaderboard}/${entryId}`} className={classes.cover}>
        {name}
      </Link>
      <span>{[driver, time && texts.seconds(time, source)].filter(Boolean).join(', ')}</span>
      <span>{position === null ? category : texts.placed(position, category)}</span>
    </News>
  );
}

/** The next event and the time until then. */
export function Upcoming({ event, today }: Pick<HomeNow, 'event' | 'today'>) {
  if (event === null || event === 'failed')
    return <News label={texts.event}>{event ? texts.unavailable : texts.noEvent}</News>;
  return (
    <News label={texts.event} aside={<Countdown event={event} today={today} />}>
      <Link to={pageRoutes.events} className={classes.cover}>
        {event.title}
      </Link>
      <time dateTime={event.dateTime}>{event.when}</time>
    </News>
  );
}

function Countdown({ event, today }: { readonly event: NextEvent; readonly today: number }) {
  const words = useCountdown(event.dayMs, today);
  return words && <span className={classes.badge}>{words}</span>;
}

export interface NewestProps {
  /** Newest first; null when loading failed. */
  readonly videos: readonly Video[] | null | undefined;
  /** Opens the player. */
  play(video: Video): void;
}

/** The newest video. Without scripts it links to the video itself. */
export function Newest({ videos, play }: NewestProps) {
  const [video] = videos ?? [];
  if (!video) return <News label={texts.video}>{videos ? texts.noVideo : texts.unavailable}</News>;
  return (
    <News label={texts.video}>
      <a
        href={video.link}
        target="_blank"
        rel="noopener noreferrer"
        className={classes.cover}
        onClick={(event) => {
          if (!opensHere(event)) return;
          event.preventDefault();
          if (event.detail < 2) play(video);
        }}
      >
        {video.title}
      </a>
      <span>{messages.video.views(video.views)}</span>
    </News>
  );
}

interface NewsProps {
  readonly label: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

function News({ label, aside, children }: NewsProps) {
  return (
    <div className={classes.news}>
      <h3 className={classes.label}>
        {label} {aside}
      </h3>
      <div className={classes.body}>{children}</div>
    </div>
  );
}
