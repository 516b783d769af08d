import { Button } from '@mantine/core';
import { pageRoutes } from '@quartermile/core/domain';
import { SkeletonRows } from '@quartermile/core/ui';
import { Link } from 'react-router';
import type { GetClient } from '../../../platform/browser-client.js';
import { useLastSettled } from '../../../platform/use-settled.js';
import { HomeSection } from '../home-section.js';
import { homeSections } from '../home-sections.js';
import { highlightMessages as texts } from './highlight-messages.js';
import type { HomeNow } from './home-now.js';
import { Latest, Newest, type NewestProps, Upcoming } from './news.js';
import classes from './now.module.css';
import { PlaceForm } from './place-form.js';
import { Podium, SubmitYours } from './podium.js';

export interface NowSectionProps extends NewestProps {
  /** A promise while loading. */
  readonly now: HomeNow | Promise<HomeNow>;
  /** The browser's client; not called during server-side rendering. */
  readonly getClient: GetClient;
}

/** What is new: the first three, where a time would place, the latest entry, the next event, the newest video. */
export function NowSection({ now, videos, play, getClient }: NowSectionProps) {
  const settled = useLastSettled(now);
  return (
    <HomeSection
      id={homeSections.now}
      title={texts.title}
      intro={texts.intro}
      action={
        <div className={classes.actions}>
          <SubmitYours />
          <Button component={Link} to={`${pageRoutes.leaderboard}?category=Our+Drag+Races`} variant="default">
            {texts.wholeBoard}
          </Button>
        </div>
      }
    >
      {settled ? <Podium highlights={settled.highlights} /> : <SkeletonRows rows={3} rowHeight={96} />}
      <div className={classes.grid}>
        <PlaceForm getClient={getClient} />
        {settled && (
          <>
            <Latest highlights={settled.highlights} />
            <Upcoming event={settled.event} today={settled.today} />
          </>
        )}
        <Newest videos={videos} play={play} />
      </div>
    </HomeSection>
  );
}
