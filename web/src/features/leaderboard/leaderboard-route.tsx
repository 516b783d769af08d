import { type BoardQuery, defaultBoardQuery } from '@quartermile/core/domain';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { data, useRevalidator, useSearchParams } from 'react-router';
import { loadGhost } from '../../placing/load-ghost.js';
import type { LoadedGhost } from '../../placing/loaded-ghost.js';
import { browserClient } from '../../platform/browser-client.js';
import { deferToServiceWorker } from '../../platform/cached-page.js';
import { serverClient } from '../../platform/server-client.server.js';
import { storedBoard } from '../../platform/stored-board.js';
import { useOnline } from '../../platform/use-online.js';
import type { Route } from './+types/leaderboard-route.js';
import { boardMeta, entryMeta, goneMeta } from './board-meta.js';
import { type PageQuery, readBoardQuery } from './board-query.js';
import { LeaderboardPage } from './leaderboard-page.js';
import { boardOrPromise, type LoadedBoard, loadBoard, loadBoardAfterPaint, noBoard } from './load-board.js';
import { type EntryPage, loadEntry, loadEntryOrLast } from './load-entry.js';
import { rememberServedBoard, servedBoard } from './served-board.js';

const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/** A board, or an entry's page. */
interface BoardPage {
  readonly board: LoadedBoard | Promise<LoadedBoard>;
  readonly entry: Pick<EntryPage, 'match' | 'isMissing'> | null;
  /** The place of the time in the address. */
  readonly ghost: LoadedGhost;
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const root = matches[0].loaderData;
  if (!root || loaderData?.entry?.isMissing) return goneMeta(root);
  if (loaderData?.entry?.match) return entryMeta(root, loaderData.entry.match.place);
  const board = loaderData?.board;
  const view = board && 'view' in board ? board.view : null;
  return boardMeta(root, readBoardQuery(new URLSearchParams(location.search)), view);
};

/** Loads the first page of a visit for server-side rendering. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const client = serverClient(context);
  try {
    if (params.entryId === undefined) {
      const query = readBoardQuery(new URL(request.url).searchParams);
      const { time: _, ...shown } = query;
      const [board, ghost] = await Promise.all([loadBoard(client, shown), loadGhost(client, query)]);
      return data<BoardPage>({ board, entry: null, ghost });
    }
    const { board, ...entry } = await loadEntry(client, params.entryId);
    return data<BoardPage>(
      { board, entry, ghost: null },
      { status: entry.isMissing ? NOT_FOUND : undefined },
    );
  } catch {
    return data<BoardPage>({ board: noBoard, entry: null, ghost: null }, { status: UNAVAILABLE });
  }
}

/** Loads later pages from the client's copy of the leaderboard. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs): Promise<BoardPage> {
  if (params.entryId === undefined) {
    const query = readBoardQuery(new URL(request.url).searchParams);
    const [{ board }, ghost] = await Promise.all([
      boardOrPromise(loadBoardAfterPaint(browserClient, query)),
      loadGhostInBrowser(query),
    ]);
    // Without a stored list, the service worker may have cached this page.
    if ('view' in board && !board.view) deferToServiceWorker(request);
    return { board, entry: null, ghost };
  }
  const { board, ...entry } = await loadEntryOrLast(browserClient, params.entryId);
  return { board, entry, ghost: null };
}

/** The code for it is loaded when it is used. */
async function loadGhostInBrowser(query: PageQuery): Promise<LoadedGhost> {
  if (query.time === undefined) return null;
  return import('../../placing/load-ghost.js').then(
    (later) => later.loadGhost(browserClient(), query),
    () => 'failed',
  );
}

/**
 * /leaderboard and /leaderboard/ENTRY: one route, so that navigation between them preserves the page and its focus.
 */
export default function LeaderboardRoute({ loaderData: { board, entry, ghost } }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const { revalidate } = useRevalidator();
  const show = useCallback(() => void revalidate(), [revalidate]);
  // Pages of entries read no query.
  const query = entry ? (entry.match?.query ?? defaultBoardQuery) : readBoardQuery(parameters);
  useRememberServed(entry ? null : board, query);
  useShowWhenOffline(query, show);
  return (
    <LeaderboardPage
      board={board}
      query={query}
      ghost={ghost}
      entryId={entry?.match?.place.entry._id ?? null}
      isGone={entry?.isMissing}
      getClient={browserClient}
      show={show}
    />
  );
}

/** Stores the first board of a visit. `board` is null on an entry's page, which is not stored. */
function useRememberServed(board: BoardPage['board'] | null, query: BoardQuery): void {
  const first = useRef({ board, query });
  useEffect(() => {
    const { board: served, query: of } = first.current;
    if (served && 'view' in served && served.view && served.staleSince === null)
      rememberServedBoard(served.view, of);
  }, []);
}

/** Shows the last board and its age when the connection is lost, and a fresh one when it is back. */
function useShowWhenOffline(query: BoardQuery, show: () => void): void {
  const isReachable = useOnline();
  const wasOnline = useRef(true);
  const showLast = useEffectEvent(async () => {
    if ((await hasLastList()) || servedBoard(query)) show();
  });
  useEffect(() => {
    if (wasOnline.current === isReachable) return;
    wasOnline.current = isReachable;
    if (isReachable) show();
    else showLast().catch((error: unknown) => console.warn('There is no last board.', error));
  }, [isReachable, show]);
}

/** Whether a list is stored. Without one the current content stays visible. */
async function hasLastList(): Promise<boolean> {
  const last = await browserClient().then(
    ({ leaderboard }) => leaderboard.lastList(),
    () => storedBoard.read(),
  );
  return last !== null;
}
