import { messages } from '@quartermile/core/domain';
import { useCallback } from 'react';
import { data, useRevalidator, useSearchParams } from 'react-router';
import { browserClient } from '../../platform/browser-client.js';
import { pageMeta } from '../../platform/page-meta.js';
import { serverClient } from '../../platform/server-client.server.js';
import type { Route } from './+types/leaderboard-route.js';
import { boardPath, readBoardQuery } from './board-query.js';
import { LeaderboardPage } from './leaderboard-page.js';
import { boardOrPromise, type LoadedBoard, loadBoard, loadBoardOrLast } from './load-board.js';

const UNAVAILABLE = 503;
const noBoard: LoadedBoard = { view: null, staleSince: null };

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { category, drivetrain } = readBoardQuery(new URLSearchParams(location.search));
  return pageMeta(matches[0].loaderData, {
    title: [category, messages.leaderboard.title].join(' – '),
    description: messages.leaderboard.description,
    path: boardPath({ category, drivetrain }),
  });
};

/** The board with its data, for the first page of a visit. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readBoardQuery(new URL(request.url).searchParams);
  try {
    return { board: await loadBoard(serverClient(context), query) };
  } catch {
    return data({ board: noBoard }, { status: UNAVAILABLE });
  }
}

/** The board from the client's copy, for every later one. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readBoardQuery(new URL(request.url).searchParams);
  return boardOrPromise(loadBoardOrLast(browserClient(), query));
}

export default function LeaderboardRoute({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const { revalidate } = useRevalidator();
  const show = useCallback(() => void revalidate(), [revalidate]);
  return (
    <LeaderboardPage
      board={loaderData.board}
      query={readBoardQuery(parameters)}
      getClient={browserClient}
      show={show}
    />
  );
}
