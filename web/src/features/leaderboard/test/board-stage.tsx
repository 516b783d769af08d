import type { ServerResponse } from 'node:http';
import { createClient } from '@quartermile/core/client';
import { type Entry, viewBoard } from '@quartermile/core/domain';
import { buildEntry, sendJson, startTestServer, type TestServer } from '@quartermile/core/testing';
import { QuartermileProvider } from '@quartermile/core/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useEffect } from 'react';
import { createRoutesStub, useLoaderData, useParams, useRevalidator, useSearchParams } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { sendPendingVotesWhenOnline } from '../../../votes/send-pending-votes.js';
import { readBoardQuery } from '../board-query.js';
import { LeaderboardPage } from '../leaderboard-page.js';
import { boardOfToday, boardOrPromise, loadBoardOrLast } from '../load-board.js';

/** Writes the API's response to one call. */
export type Reply = (response: ServerResponse) => void;
export const LIST = 'GET /api/leaderboard/list';
export const MINE = 'GET /api/leaderboard/votes/mine';
export const VOTE = 'POST /api/leaderboard/vote';

const golf = { name: 'Golf 7 R', time: '11.8' };
const polo = { name: 'Polo GTI', time: '14.2', drivetrain: 'FWD' } as const;
/** Two cars on two of the three boards. */
export const entries: Entry[] = [
  buildEntry({ _id: 'golf-facts', votes: 4, car: golf }),
  buildEntry({ _id: 'polo-facts', votes: 7, car: polo }),
  buildEntry({ _id: 'golf-votes', category: 'Votes by Viewers', votes: 1, car: golf }),
  buildEntry({ _id: 'polo-votes', category: 'Votes by Viewers', votes: 1, car: polo }),
];

let server: TestServer;
let replies: Record<string, Reply>;

/** Starts an API with the two cars and no votes for each test of a file. */
export function startApi(): void {
  beforeEach(async () => {
    localStorage.clear();
    replies = {
      [LIST]: (response) => sendJson(response, 200, entries),
      [MINE]: (response) => sendJson(response, 200, []),
    };
    server = await startTestServer((response, _, { method, path }) => {
      const reply = replies[`${method} ${path}`] ?? ((one) => sendJson(one, 404, {}));
      reply(response);
    });
  });
  afterEach(() => server.close());
}

/** Sets the API's response to a call. */
export const answer = (call: string, reply: Reply): void => {
  replies[call] = reply;
};

/** The number of times a call was made. */
export const callsOf = (name: string): number =>
  server.received.filter(({ method, path }) => `${method} ${path}` === name).length;

/** Renders a page that the server rendered with the list at hand, before the browser loads one. */
export const openServedBoard = (path: string) => openBoard(path, entries);

/** Renders the page at an address and returns a simulated user. */
export async function openBoard(path = '/leaderboard', served: readonly Entry[] | null = null) {
  const client = createClient({
    transport: (request) => fetch(request),
    baseUrl: server.baseUrl,
    retry: false,
  });
  const getClient = async () => client;
  let isServed = served !== null;
  function Route() {
    const { board } = useLoaderData<Awaited<ReturnType<typeof boardOrPromise>>>();
    const [parameters] = useSearchParams();
    const { revalidate } = useRevalidator();
    const show = useCallback(() => void revalidate(), [revalidate]);
    useEffect(() => sendPendingVotesWhenOnline(getClient), []);
    return (
      <LeaderboardPage
        board={board}
        query={readBoardQuery(parameters)}
        entryId={null}
        getClient={getClient}
        show={show}
      />
    );
  }
  const Stub = createRoutesStub([
    { path: '/leaderboard/:entryId', Component: () => <p>The page of {useParams().entryId}</p> },
    {
      path: '/leaderboard',
      Component: Route,
      loader: ({ request }) => {
        const boardQuery = readBoardQuery(new URL(request.url).searchParams);
        if (!isServed) return boardOrPromise(loadBoardOrLast(getClient, boardQuery));
        isServed = false;
        return { board: boardOfToday(viewBoard(served ?? [], boardQuery)) };
      },
    },
  ]);
  render(
    <QuartermileProvider env="test">
      <Stub initialEntries={[path]} />
    </QuartermileProvider>,
  );
  await screen.findByRole('heading', { name: 'Leaderboard' });
  return userEvent.setup();
}

/** The row of a car. */
export const row = async (name: string) => {
  const rows = await screen.findAllByRole('listitem');
  const match = rows.find((one) => within(one).queryByRole('heading', { level: 3 })?.textContent === name);
  if (!match) throw new Error(`no row of ${name}`);
  return within(match);
};

/** A reply that refuses a call. */
export const refusal =
  (status: number, code: string): Reply =>
  (response) =>
    sendJson(response, status, { code, detail: code });

/**
 * For the tests of a describe, after each of which the connection is back.
 * @returns changes whether the browser says that it is online
 */
export function stubConnection(): (isOnline: boolean) => void {
  const online = vi.spyOn(navigator, 'onLine', 'get');
  afterEach(() => void online.mockReturnValue(true));
  return (isOnline) => {
    online.mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };
}
