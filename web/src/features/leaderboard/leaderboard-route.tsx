import { useCallback, useEffect, useRef } from 'react';
import { data, useRevalidator, useSearchParams } from 'react-router';
import { browserClient } from '../../platform/browser-client.js';
import { leaveToWorker } from '../../platform/kept-page.js';
import { serverClient } from '../../platform/server-client.server.js';
import { storedBoard } from '../../platform/stored-board.js';
import { useOnline } from '../../platform/use-online.js';
import type { Route } from './+types/leaderboard-route.js';
import { boardMeta, entryMeta, goneMeta } from './board-meta.js';
import { readBoardQuery } from './board-query.js';
import { LeaderboardPage } from './leaderboard-page.js';
import { boardOrPromise, type LoadedBoard, loadBoard, loadBoardOrLast, noBoard } from './load-board.js';
import { type EntryPage, loadEntry, loadEntryOrLast } from './load-entry.js';

const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/** A board, or the page of one entry of it. */
interface BoardPage {
  readonly board: LoadedBoard | Promise<LoadedBoard>;
  readonly entry: Pick<EntryPage, 'found' | 'isMissing'> | null;
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const root = matches[0].loaderData;
  if (!root || loaderData?.entry?.isMissing) return goneMeta(root);
  if (loaderData?.entry?.found) return entryMeta(root, loaderData.entry.found.place);
  const board = loaderData?.board;
  const view = board && 'view' in board ? board.view : null;
  return boardMeta(root, readBoardQuery(new URLSearchParams(location.search)), view);
};

/** The page with its data, for the first page of a visit. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const client = serverClient(context);
  try {
    if (params.entryId === undefined) {
      const query = readBoardQuery(new URL(request.url).searchParams);
      return data<BoardPage>({ board: await loadBoard(client, query), entry: null });
    }
    const { board, ...entry } = await loadEntry(client, params.entryId);
    return data<BoardPage>({ board, entry }, { status: entry.isMissing ? NOT_FOUND : undefined });
  } catch {
    return data<BoardPage>({ board: noBoard, entry: null }, { status: UNAVAILABLE });
  }
}

/** The page from the client's copy of the leaderboard, for every later one. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs): Promise<BoardPage> {
  if (params.entryId === undefined) {
    const query = readBoardQuery(new URL(request.url).searchParams);
    const { board } = await boardOrPromise(loadBoardOrLast(browserClient, query));
    // Whoever saw the board has all of it: others may have the page that the worker kept.
    if ('view' in board && !board.view) leaveToWorker(request);
    return { board, entry: null };
  }
  const { board, ...entry } = await loadEntryOrLast(browserClient, params.entryId);
  return { board, entry };
}

/** /leaderboard, and /leaderboard/ENTRY: one route, so that going between them keeps the page and its focus. */
export default function LeaderboardRoute({ loaderData: { board, entry } }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const { revalidate } = useRevalidator();
  const show = useCallback(() => void revalidate(), [revalidate]);
  useShowWhenOffline(show);
  return (
    <LeaderboardPage
      board={board}
      query={entry?.found?.query ?? readBoardQuery(parameters)}
      entryId={entry?.found?.place.entry._id ?? null}
      isGone={entry?.isMissing}
      getClient={browserClient}
      show={show}
    />
  );
}

/** Shows the last board, and how old it is, once the connection is gone; and a new one once it is back. */
function useShowWhenOffline(show: () => void): void {
  const isReachable = useOnline();
  const wasOnline = useRef(true);
  useEffect(() => {
    if (wasOnline.current === isReachable) return;
    wasOnline.current = isReachable;
    if (isReachable) show();
    else showLast(show).catch((error: unknown) => console.warn('There is no last board.', error));
  }, [isReachable, show]);
}

/** What is on the page is better than nothing, where nothing was kept. */
async function showLast(show: () => void): Promise<void> {
  const last = await browserClient().then(
    ({ leaderboard }) => leaderboard.lastList(),
    () => storedBoard.read(),
  );
  if (last) show();
}
