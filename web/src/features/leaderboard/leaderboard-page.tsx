import { Button, Title, VisuallyHidden } from '@mantine/core';
import {
  type BoardView,
  type Car,
  isRankedByVotes,
  messages,
  type RunVideo,
  SEARCH_MAX_LENGTH,
} from '@quartermile/core/domain';
import { IconRefresh, IconSearch } from '@tabler/icons-react';
import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useState } from 'react';
import type { LoadedGhost } from '../../placing/loaded-ghost.js';
import type { GetClient } from '../../platform/browser-client.js';
import { whenIdle } from '../../platform/start/when-idle.js';
import { useSettled } from '../../platform/use-settled.js';
import { usePendingVotes } from '../../votes/use-pending-votes.js';
import { useStored } from '../../votes/use-stored.js';
import { useVotes, useVotesAsStore, VotesContext } from '../../votes/votes-store.js';
import { BoardFilters, FILTERS_ID } from './board-filters.js';
import filterClasses from './board-filters.module.css';
import { boardPath, type PageQuery } from './board-query.js';
import { BoardResults } from './board-results.js';
import { BoardTabs, tabId } from './board-tabs.js';
import { useScrollToEntry } from './entry-anchor.js';
import { GhostNote } from './ghost/ghost-note.js';
import { boardFilterMessages, leaderboardPageMessages } from './leaderboard-messages.js';
import classes from './leaderboard-page.module.css';
import { newEntries } from './live/new-entries.js';
import type { LoadedBoard } from './load-board.js';
import { ShowContext } from './rows/board-context.js';
import { type BoardForm, useBoardForm } from './use-board-form.js';
import { useLinkedEntry } from './use-linked-entry.js';
import { type Refresh, useRefresh } from './use-refresh.js';

const texts = leaderboardPageMessages;
/** The code that follows changes finds the rows by it. */
const PANEL_ID = 'board';

export interface LeaderboardPageProps {
  /** A promise while loading. */
  readonly board: LoadedBoard | Promise<LoadedBoard>;
  readonly query: PageQuery;
  /** The place of the query's time. */
  readonly ghost?: LoadedGhost;
  /** Id of the entry whose page this is; null on a board's page. */
  readonly entryId: string | null;
  /** Whether the address is that of an entry which is not on the board. */
  readonly isGone?: boolean | undefined;
  /** The browser's client; not called during server-side rendering. */
  readonly getClient: GetClient;
  /** Renders the leaderboard from the client's current data. */
  readonly show: () => void;
}

/** The leaderboard: three boards, filters, expandable ranked rows, votes. */
export function LeaderboardPage(props: LeaderboardPageProps) {
  const { board, query, ghost = null, entryId, isGone, getClient, show } = props;
  const loaded = useSettled(board) ?? null;
  const view = loaded?.view ?? null;
  const refresh = useRefresh(getClient, show);
  const warmUp = useCallback(async () => {
    try {
      await (await getClient()).leaderboard.list();
    } catch {
      // Only a prefetch: the next request reports its own failure.
    }
  }, [getClient]);
  const showFresh = useCallback(() => warmUp().then(show), [warmUp, show]);
  const votes = usePendingVotes(getClient, showFresh);
  const [requested, request] = useRequestedQuery(query);
  const [formRef, form] = useBoardForm(requested, request);
  const linkedId = useLinkedEntry(view, getClient) ?? entryId;
  const [dialog, setDialog] = useState<ReactNode>(null);
  const showAbove = useCallback(
    (shown: Car | RunVideo) => {
      import('./rows/shown-dialog.js').then(
        ({ ShownDialog }) =>
          setDialog(<ShownDialog shown={shown} getClient={getClient} onClose={() => setDialog(null)} />),
        // Without the code of the dialog, the browser opens what it would show.
        () => location.assign('second' in shown ? shown.link : (shown.image ?? '')),
      );
    },
    [getClient],
  );
  useScrollToEntry(entryId);
  useLiveBoard(getClient, show);
  return (
    <VotesContext value={useVotesAsStore(votes)}>
      <div className={classes.page}>
        <PageHead refresh={refresh} view={view} query={query} form={form} />
        {isGone && (
          <p className={classes.gone}>
            <strong>{boardFilterMessages.goneTitle}</strong> {boardFilterMessages.goneDetail}
          </p>
        )}
        <div className={classes.controls}>
          <BoardTabs
            query={requested}
            onRequest={request}
            counts={view?.counts ?? null}
            panelId={PANEL_ID}
            onIntent={warmUp}
          />
          <BoardFilters query={requested} formRef={formRef} form={form} choices={view?.choices ?? null} />
        </div>
        <div role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(query.category)}>
          <div onClickCapture={requested.category === query.category ? undefined : ignore}>
            <div role="status">
              <GhostNote ghost={ghost} query={query} view={view} />
            </div>
            <ShowContext value={showAbove}>
              <BoardResults
                board={loaded}
                query={query}
                refresh={refresh}
                linkedId={linkedId}
                ghost={typeof ghost === 'string' ? null : ghost}
              />
            </ShowContext>
          </div>
        </div>
        {dialog}
        <VisuallyHidden role="status">{votes.announcement}</VisuallyHidden>
      </div>
    </VotesContext>
  );
}

/**
 * Ignores a press during a change of boards: it would be a vote on the board that is being left. `inert` would do the
 * same, but the browser then computes the styles of all rows anew before it paints the pressed tab.
 */
function ignore(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

interface PageHeadProps extends TotalsProps {
  readonly refresh: Refresh;
  readonly form: BoardForm;
}

/** Title, numbers, search and Refresh. */
function PageHead({ refresh, form, ...shown }: PageHeadProps) {
  return (
    <header className={classes.head}>
      <Title order={1} className={classes.title}>
        {texts.title}
      </Title>
      <Totals {...shown} />
      <div role="search" className={classes.search}>
        <IconSearch size={18} aria-hidden="true" />
        <input
          {...form.search}
          form={FILTERS_ID}
          className={filterClasses.field}
          type="search"
          name="q"
          aria-label={texts.search}
          placeholder={texts.searchHint}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <Button
        variant="default"
        className={classes.refresh}
        aria-label={texts.refresh}
        title={texts.refresh}
        data-busy={refresh.state === 'busy' || undefined}
        aria-busy={refresh.state === 'busy'}
        onClick={refresh.run}
      >
        <IconRefresh size={18} aria-hidden="true" />
      </Button>
      <VisuallyHidden role="status">{refresh.state === 'done' && texts.refreshed}</VisuallyHidden>
    </header>
  );
}

interface TotalsProps {
  readonly view: BoardView | null;
  readonly query: PageQuery;
}

/** Number of matching cars, on the votes board the number of their votes, and what is new since the last visit. */
function Totals({ view, query: { category } }: TotalsProps) {
  const shown = view ? [...view.top, ...view.others] : [];
  const justCounted = useVotes(({ countOf }) =>
    shown.reduce((sum, { entry }) => sum + countOf(entry) - entry.votes, 0),
  );
  return (
    <div className={classes.totals}>
      <p role="status">
        {view && <span>{texts.cars(view.cars)}</span>}
        {view && isRankedByVotes(category) && (
          <span>{messages.leaderboard.votes(view.votes + justCounted)}</span>
        )}
      </p>
      <p>{useStored(newEntries).notes?.[category]}</p>
    </div>
  );
}

/**
 * The query that was requested last. It is shown before the address changes, and the next request builds on it. A
 * change of the address overrides it.
 */
function useRequestedQuery(inAddress: PageQuery): [PageQuery, (query: PageQuery) => void] {
  const address = boardPath(inAddress);
  const [known, setKnown] = useState(address);
  const [requested, request] = useState(inAddress);
  if (known !== address) {
    setKnown(address);
    request(inAddress);
  }
  return [requested, request];
}

/** Keeps an open board up to date. The code for it is loaded once the browser is idle. */
function useLiveBoard(getClient: GetClient, show: () => void): void {
  useEffect(() => {
    const left = new AbortController();
    whenIdle(() => {
      import('./live/live-board.js').then(
        (later) => later.startLiveBoard(getClient, show, newEntries.write, left.signal),
        () => {},
      );
    });
    return () => left.abort();
  }, [getClient, show]);
}
