import { Button } from '@mantine/core';
import {
  type BoardView,
  DEFAULT_WORLD_FACTS_SOURCE,
  dateWordsAt,
  messages,
  pageRoutes,
  SITE_TIME_ZONE,
  sourceOfRankingTime,
} from '@quartermile/core/domain';
import { EmptyState, ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { IconCloudOff } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Ghost } from '../../placing/loaded-ghost.js';
import { BoardList } from './board-list.js';
import classes from './board-list.module.css';
import { boardPath, type PageQuery } from './board-query.js';
import { leaderboardPageMessages } from './leaderboard-messages.js';
import type { LoadedBoard } from './load-board.js';
import type { Refresh } from './use-refresh.js';

const texts = leaderboardPageMessages;
const SKELETON_ROWS = 8;
const ROW_PX = 72;
/** More sources stand in the details of their rows only. */
const SOURCES_MAX = 3;

export interface BoardResultsProps {
  /** Null while loading. */
  readonly board: LoadedBoard | null;
  readonly query: PageQuery;
  readonly refresh: Refresh;
  readonly linkedId: string | null;
  readonly ghost: Ghost | null;
}

/** The rows of the board, or why there are none. Nothing of a press that only changes the controls above. */
export const BoardResults = memo(function BoardResults(props: BoardResultsProps) {
  const { board, query, refresh, linkedId, ghost } = props;
  if (board === null) return <SkeletonRows rows={SKELETON_ROWS} rowHeight={ROW_PX} />;
  const { view, staleSince, today } = board;
  if (view === null) {
    return <ErrorState title={texts.failed} onRetry={refresh.run} retrying={refresh.state === 'busy'} />;
  }
  return (
    <>
      {refresh.state === 'failed' && <FailedRefresh refresh={refresh} />}
      {staleSince !== null && <StaleNote since={staleSince} />}
      {query.category === 'World Facts' && <WorldFactsNote view={view} />}
      {view.cars > 0 ? (
        <BoardList
          key={query.category}
          view={view}
          query={query}
          today={today}
          linkedId={linkedId}
          ghost={ghost}
        />
      ) : (
        <NoCars view={view} query={query} />
      )}
    </>
  );
});

/** Explains an empty list: no match, or an empty board. */
function NoCars({ view, query }: { readonly view: BoardView; readonly query: PageQuery }) {
  const isFiltered = view.counts[query.category] > 0;
  const [to, label] = isFiltered
    ? [boardPath({ category: query.category }), texts.showAll]
    : [pageRoutes.submitTimes, texts.submit];
  const action = (
    <Button component={Link} to={to} variant={isFiltered ? 'default' : 'filled'}>
      {label}
    </Button>
  );
  if (isFiltered && query.q) {
    return <EmptyState title={texts.noMatchTitle} detail={texts.noMatchDetail} action={action} />;
  }
  return <EmptyState title={messages.leaderboard.emptyTitle} detail={texts.emptyDetail} action={action} />;
}

/** Where the times of World Facts come from, instead of a source in each row. */
function WorldFactsNote({ view: { top, others } }: { readonly view: BoardView }) {
  const sources = new Set([...top, ...others].map(({ entry }) => sourceOfRankingTime(entry.car)));
  sources.delete(null);
  sources.delete(DEFAULT_WORLD_FACTS_SOURCE);
  const isShort = sources.size > 0 && sources.size <= SOURCES_MAX;
  return (
    <p className={classes.note}>
      {texts.worldFactsNote} {isShort && texts.sources([...sources].join(', '))}
    </p>
  );
}

function FailedRefresh({ refresh }: { readonly refresh: Refresh }) {
  return (
    <div role="alert" className={classes.alert}>
      {texts.failed}{' '}
      <Button variant="default" size="sm" onClick={refresh.run}>
        {messages.failure.retry}
      </Button>
    </div>
  );
}

function StaleNote({ since }: { readonly since: number }) {
  const { day, time } = dateWordsAt(since, SITE_TIME_ZONE);
  return (
    <p className={classes.note} role="status">
      <IconCloudOff size={16} aria-hidden="true" /> {texts.offline(`${day}, ${time}`)}
    </p>
  );
}
