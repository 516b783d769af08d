import { Button, Title } from '@mantine/core';
import {
  apiPath,
  carTitle,
  isRankedByVotes,
  knownDriver,
  pageRoutes,
  placeFigure,
  type SegmentSummary,
  segmentPages,
  sourceOfRankingTime,
} from '@quartermile/core/domain';
import { CarPicture, EmptyState, ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { Link } from 'react-router';
import { useSettled } from '../../../platform/use-settled.js';
import type { LoadedSegmentPage } from './load-segments.js';
import { segmentPageMessages } from './segment-messages.js';
import classes from './segments.module.css';

const text = segmentPageMessages;
const SKELETON_ROWS = 6;
/** As wide as pictures of cars are, so that none is cut at nose or tail. */
const PICTURE_RATIO = 1200 / 630;

export interface SegmentsPageProps {
  /** A promise while loading. */
  readonly loaded: LoadedSegmentPage | Promise<LoadedSegmentPage>;
  /** Loads the segments again. */
  show(): void;
  readonly isRetrying: boolean;
}

/** All segments with their leaders. Built-in ones without cars are left out. */
export function SegmentsPage({ loaded, show, isRetrying }: SegmentsPageProps) {
  const settled = useSettled(loaded);
  const all = settled && typeof settled === 'object' && 'segments' in settled ? settled.segments : null;
  const shown = all?.filter(({ _id, cars }) => _id !== undefined || cars > 0) ?? [];
  return (
    <div className={classes.page}>
      <header>
        <Title order={1}>{text.title}</Title>
        <p className={classes.intro}>{text.intro}</p>
      </header>
      {settled === undefined && <SkeletonRows rows={SKELETON_ROWS} />}
      {settled === null && <ErrorState title={text.failed} onRetry={show} retrying={isRetrying} />}
      {all && shown.length === 0 && (
        <EmptyState
          title={text.noneTitle}
          detail={text.noneDetail}
          action={
            <Button component={Link} to={pageRoutes.submitTimes}>
              {text.submit}
            </Button>
          }
        />
      )}
      {shown.length > 0 && (
        <ul className={classes.cards}>
          {shown.map((segment) => (
            <SegmentCard key={segment.slug} {...segment} />
          ))}
        </ul>
      )}
    </div>
  );
}

function SegmentCard({ slug, name, cars, leader }: SegmentSummary) {
  const entry = leader?.entry;
  const source = entry && !isRankedByVotes(entry.category) && sourceOfRankingTime(entry.car);
  return (
    <li className={classes.card}>
      <div>
        <CarPicture
          src={entry?.car.image ?? null}
          alt=""
          ratio={PICTURE_RATIO}
          sizes="(min-width: 62em) 20rem, (min-width: 36em) 45vw, 92vw"
        />
      </div>
      <div className={classes.cardWords}>
        <Title order={2} size="h4">
          <Link to={apiPath(segmentPages.one, { slug })} className={classes.cover}>
            {name}
          </Link>
        </Title>
        {entry ? (
          <p className={classes.cardLeader}>
            <span>
              {carTitle(entry.car)} <small>{knownDriver(entry.car)}</small>
            </span>
            <strong>
              {placeFigure(entry)}
              {source && <small>{source}</small>}
            </strong>
          </p>
        ) : (
          <p className={classes.cardLeader}>{text.emptyTitle}</p>
        )}
        <p className={classes.count}>{text.cars(cars)}</p>
      </div>
    </li>
  );
}
