import { Button, Title, VisuallyHidden } from '@mantine/core';
import { type Car, pageRoutes, type RunVideo, segmentMessages, segmentPages } from '@quartermile/core/domain';
import { EmptyState, ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { GetClient } from '../../../platform/browser-client.js';
import { useSettled } from '../../../platform/use-settled.js';
import { NotFound } from '../../../shell/not-found.js';
import { usePendingVotes } from '../../../votes/use-pending-votes.js';
import { useVotesAsStore, VotesContext } from '../../../votes/votes-store.js';
import listClasses from '../board-list.module.css';
import { boardPath } from '../board-query.js';
import { EntryRow } from '../entry-row.js';
import { ShowContext } from '../rows/board-context.js';
import { useSortedRows } from '../rows/use-sorted-rows.js';
import type { LoadedSegmentPage, ShownSegment } from './load-segments.js';
import { segmentPageMessages } from './segment-messages.js';
import { SegmentPager } from './segment-pager.js';
import classes from './segments.module.css';

const text = segmentPageMessages;
const SKELETON_ROWS = 8;
const ShownDialog = lazy(async () => ({
  default: (await import('../rows/shown-dialog.js')).ShownDialog,
}));

export interface SegmentPageViewProps {
  /** A promise while loading. */
  readonly loaded: LoadedSegmentPage | Promise<LoadedSegmentPage>;
  /** The browser's client; not called during server-side rendering. */
  readonly getClient: GetClient;
  /** Loads the segment again. */
  show(): void;
  readonly isRetrying: boolean;
}

/** A segment: its facts, and its cars ranked among themselves. */
export function SegmentPageView({ loaded, getClient, show, isRetrying }: SegmentPageViewProps) {
  const shown = useSettled(loaded);
  if (shown === 'missing') return <NotFound />;
  return (
    <div className={classes.page}>
      {shown === undefined && <SkeletonRows rows={SKELETON_ROWS} />}
      {shown === null && <ErrorState title={text.failed} onRetry={show} retrying={isRetrying} />}
      {shown && 'segment' in shown && <Segment shown={shown} getClient={getClient} show={show} />}
    </div>
  );
}

interface SegmentProps extends Pick<SegmentPageViewProps, 'getClient' | 'show'> {
  readonly shown: ShownSegment;
}

function Segment({ shown, getClient, show }: SegmentProps) {
  const { segment } = shown;
  const votes = usePendingVotes(getClient, show);
  const [above, setAbove] = useState<Car | RunVideo | null>(null);
  const { name, facts, filter, leader } = segment;
  return (
    <VotesContext value={useVotesAsStore(votes)}>
      <header>
        <Title order={1} className={classes.title}>
          {name}
        </Title>
        <p className={classes.note}>{facts.join(' · ')}</p>
        {filter.kwPerTon !== null && <p className={classes.note}>{text.estimate}</p>}
        {filter.words !== null && <p className={classes.note}>{text.byName}</p>}
      </header>
      {leader ? (
        <ShowContext value={setAbove}>
          <Ranking {...shown} />
        </ShowContext>
      ) : (
        <EmptyState
          title={text.emptyTitle}
          detail={text.emptyDetail}
          action={
            <Button component={Link} to={pageRoutes.submitTimes}>
              {text.submit}
            </Button>
          }
        />
      )}
      <nav aria-label={text.title} className={classes.links}>
        <Link to={segmentPages.list}>{segmentMessages.all}</Link>
        <Link to={boardPath({ category: filter.category })}>{text.board(filter.category)}</Link>
      </nav>
      {above && (
        <Suspense>
          <ShownDialog shown={above} getClient={getClient} onClose={() => setAbove(null)} />
        </Suspense>
      )}
      <VisuallyHidden role="status">{votes.announcement}</VisuallyHidden>
    </VotesContext>
  );
}

function Ranking({ segment, offset, today }: ShownSegment) {
  const { places, cars } = segment;
  const { style, header, sort } = useSortedRows(places);
  const counted =
    places.length < cars ? text.shown(offset + 1, offset + places.length, cars) : text.cars(cars);
  return (
    <section aria-labelledby="ranking">
      <div className={classes.rankingHead}>
        <Title order={2} id="ranking" size="h3">
          {text.ranking}
        </Title>
        <p className={classes.count}>{places.length > 0 ? counted : text.noFurther}</p>
      </div>
      <div style={style}>
        {header}
        <ol className={listClasses.list} start={offset + 1}>
          {sort(places).map((place) => (
            <EntryRow key={place.entry._id} place={place} today={today} />
          ))}
        </ol>
      </div>
      <SegmentPager segment={segment} offset={offset} />
    </section>
  );
}
