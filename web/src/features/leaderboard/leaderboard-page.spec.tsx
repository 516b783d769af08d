import type { ServerResponse } from 'node:http';
import { createClient } from '@quartermile/core/client';
import type { Entry } from '@quartermile/core/domain';
import { buildEntry, sendJson, startTestServer, type TestServer } from '@quartermile/core/testing';
import { QuartermileProvider } from '@quartermile/core/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback } from 'react';
import { createRoutesStub, useLoaderData, useParams, useRevalidator, useSearchParams } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readBoardQuery } from './board-query.js';
import { LeaderboardPage } from './leaderboard-page.js';
import { boardOrPromise, loadBoardOrLast } from './load-board.js';

type Reply = (response: ServerResponse) => void;
const LIST = 'GET /api/leaderboard/list';
const MINE = 'GET /api/leaderboard/votes/mine';
const VOTE = 'POST /api/leaderboard/vote';

const golf = { name: 'Golf 7 R', time: '11.8' };
const polo = { name: 'Polo GTI', time: '14.2', drivetrain: 'FWD' } as const;
const entries: Entry[] = [
  buildEntry({ _id: 'golf-facts', votes: 4, car: golf }),
  buildEntry({ _id: 'polo-facts', votes: 7, car: polo }),
  buildEntry({ _id: 'golf-votes', category: 'Votes by Viewers', votes: 1, car: golf }),
  buildEntry({ _id: 'polo-votes', category: 'Votes by Viewers', votes: 1, car: polo }),
];

let server: TestServer;
let replies: Record<string, Reply>;
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

const calls = (name: string) =>
  server.received.filter(({ method, path }) => `${method} ${path}` === name).length;

async function openBoard(path = '/leaderboard') {
  const client = createClient({
    transport: (request) => fetch(request),
    baseUrl: server.baseUrl,
    retry: false,
  });
  const getClient = async () => client;
  function Route() {
    const { board } = useLoaderData<Awaited<ReturnType<typeof boardOrPromise>>>();
    const [parameters] = useSearchParams();
    const { revalidate } = useRevalidator();
    const show = useCallback(() => void revalidate(), [revalidate]);
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
      loader: ({ request }) =>
        boardOrPromise(loadBoardOrLast(client, readBoardQuery(new URL(request.url).searchParams))),
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
const row = async (name: string) => {
  const rows = await screen.findAllByRole('listitem');
  const found = rows.find((one) => within(one).queryByRole('button', { name }));
  if (!found) throw new Error(`no row of ${name}`);
  return within(found);
};

describe('the boards', () => {
  test('there are three tabs, and the first one is World Facts with its disclaimer', async () => {
    await openBoard();
    const tabs = screen.getAllByRole('tab').map((tab) => tab.querySelector('span')?.textContent);
    expect(tabs).toEqual(['World Facts', 'Our Drag Races', 'Votes by Viewers']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('World Facts');
    expect(await screen.findByText(/fastest verified quarter-mile times per model/)).toBeTruthy();
    expect(screen.getByText('2 cars')).toBeTruthy();
  });

  test('the votes board shows the total of votes and no disclaimer', async () => {
    const user = await openBoard();
    await user.click(screen.getByRole('tab', { name: 'Votes by Viewers' }));
    expect(await screen.findByText('2 votes')).toBeTruthy();
    expect(screen.queryByText(/verified/)).toBeNull();
  });

  test('a board without cars says so', async () => {
    await openBoard('/leaderboard?category=Our+Drag+Races');
    expect(screen.getByRole('heading', { name: 'No Cars Yet' })).toBeTruthy();
    expect(screen.getByText('No cars in this category yet. Be the first to submit!')).toBeTruthy();
  });

  test('a drivetrain narrows the board', async () => {
    const user = await openBoard();
    await user.click(screen.getByRole('radio', { name: 'FWD' }));
    expect(await screen.findByText('1 car')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Golf 7 R' })).toBeNull();
  });

  test('a search finds its car once typing pauses', async () => {
    const user = await openBoard();
    await user.type(screen.getByRole('searchbox', { name: 'Search cars' }), 'polo');
    expect(await screen.findByText('1 car')).toBeTruthy();
    expect((await row('Polo GTI')).getByRole('img', { name: 'Silver' })).toBeTruthy();
  });

  test('arrow keys walk along the tabs', async () => {
    const user = await openBoard();
    screen.getByRole('tab', { name: 'World Facts' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toContain('Votes by Viewers');
    await user.keyboard(' ');
    expect(await screen.findByText('2 votes')).toBeTruthy();
  });
});

describe('a row', () => {
  test('shows medal, owner, drivetrain, time and votes', async () => {
    await openBoard();
    const golfRow = await row('Golf 7 R');
    expect(golfRow.getByRole('img', { name: 'Gold' })).toBeTruthy();
    for (const text of ['AWD', '11.8', '4 votes']) expect(golfRow.getAllByText(text)[0]).toBeTruthy();
  });

  test('opens and closes by itself', async () => {
    const user = await openBoard();
    const [first, second] = [await row('Golf 7 R'), await row('Polo GTI')].map((one, index) =>
      one.getByRole('button', { name: index === 0 ? 'Golf 7 R' : 'Polo GTI' }),
    );
    if (!first || !second) throw new Error('two rows expected');
    await user.click(first);
    await user.click(second);
    expect([first, second].map((one) => one.getAttribute('aria-expanded'))).toEqual(['true', 'true']);
    await user.click(first);
    expect([first, second].map((one) => one.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
  });

  test('that the address links to is open', async () => {
    await openBoard('/leaderboard#entry-polo-facts');
    const linked = (await row('Polo GTI')).getByRole('button', { name: 'Polo GTI' });
    await waitFor(() => expect(linked.getAttribute('aria-expanded')).toBe('true'));
  });

  test('that the address links to is found on another board, and its page gone to', async () => {
    await openBoard('/leaderboard#entry-polo-votes');
    expect(await screen.findByText('The page of polo-votes')).toBeTruthy();
  });
});

describe('sharing a row', () => {
  const open = async () => {
    const user = await openBoard('/leaderboard#entry-polo-facts');
    const poloRow = await row('Polo GTI');
    await user.click(await poloRow.findByRole('button', { name: 'Share' }));
    return poloRow;
  };
  // This browser has no share sheet of its own.
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  test('copies the link of its page where there is no share sheet, and says so', async () => {
    const poloRow = await open();
    expect(await poloRow.findByText('Link copied.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/leaderboard/polo-facts`);
    expect(poloRow.getByRole('link', { name: 'Link to this entry' }).getAttribute('href')).toBe(
      '/leaderboard/polo-facts',
    );
  });

  test('hands it to the share sheet where there is one', async () => {
    const shared: ShareData[] = [];
    Object.assign(navigator, { share: async (link: ShareData) => void shared.push(link) });
    await open();
    const title = 'Polo GTI: 14.2 s, 2nd in World Facts';
    expect(shared).toEqual([{ title, url: `${window.location.origin}/leaderboard/polo-facts` }]);
  });
});

describe('a vote', () => {
  const voteOf = async (name: string) =>
    (await row(name)).getByRole<HTMLButtonElement>('button', { name: /^Voted?$/ });
  const refusal =
    (status: number, code: string): Reply =>
    (response) =>
      sendJson(response, status, { code, detail: code });

  test('counts one, is kept in local storage and can be given once', async () => {
    replies[VOTE] = (response) => sendJson(response, 200, { entryId: 'golf-facts', votes: 5 });
    const user = await openBoard();
    await user.click(await voteOf('Golf 7 R'));
    await waitFor(async () => expect((await voteOf('Golf 7 R')).textContent).toBe('Voted'));
    expect((await voteOf('Golf 7 R')).disabled).toBe(true);
    expect((await row('Golf 7 R')).getByText('5 votes')).toBeTruthy();
    expect((await voteOf('Polo GTI')).textContent).toBe('Vote');
    expect(localStorage.getItem('quartermile.votedEntries')).toBe('["golf-facts"]');
  });

  test('moves the car up on the votes board', async () => {
    replies[VOTE] = (response) => sendJson(response, 200, { entryId: 'polo-votes', votes: 2 });
    const user = await openBoard('/leaderboard?category=Votes+by+Viewers');
    expect((await row('Polo GTI')).getByRole('img', { name: 'Gold' })).toBeTruthy();
    await user.click(await voteOf('Polo GTI'));
    await waitFor(async () =>
      expect((await row('Golf 7 R')).getByRole('img', { name: 'Silver' })).toBeTruthy(),
    );
    expect(screen.getByText('3 votes')).toBeTruthy();
  });

  test('that the server counted before turns to Voted without a word', async () => {
    replies[VOTE] = refusal(409, 'already_voted');
    const user = await openBoard();
    await user.click(await voteOf('Golf 7 R'));
    await waitFor(async () => expect((await voteOf('Golf 7 R')).textContent).toBe('Voted'));
    expect((await row('Golf 7 R')).getByText('4 votes')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that fails is only logged, and can be tried again', async () => {
    replies[VOTE] = refusal(404, 'not_found');
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const user = await openBoard();
    await user.click(await voteOf('Golf 7 R'));
    await waitFor(() => expect(log).toHaveBeenCalledWith('The vote failed.', expect.anything()));
    log.mockRestore();
    expect(await voteOf('Golf 7 R')).toMatchObject({ textContent: 'Vote', disabled: false });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that local storage knows shows as Voted from the start', async () => {
    localStorage.setItem('quartermile.votedEntries', '["polo-facts"]');
    await openBoard();
    expect((await voteOf('Polo GTI')).textContent).toBe('Voted');
  });

  test('that only the server knows shows as Voted, too', async () => {
    replies[MINE] = (response) => sendJson(response, 200, ['polo-facts']);
    await openBoard();
    await waitFor(async () => expect((await voteOf('Polo GTI')).textContent).toBe('Voted'));
  });
});

describe('refreshing', () => {
  test('asks past the cache, at most once a second', async () => {
    const user = await openBoard();
    replies[LIST] = (response) => sendJson(response, 200, entries.slice(0, 1));
    const button = screen.getByRole('button', { name: 'Refresh' });
    await user.click(button);
    await user.click(button);
    expect(await screen.findByText('1 car')).toBeTruthy();
    expect(calls(LIST)).toBe(2);
  });

  test('that fails keeps the board and says so', async () => {
    const user = await openBoard();
    replies[LIST] = (response) => sendJson(response, 503, {});
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Could not load leaderboard.');
    expect(screen.getByRole('button', { name: 'Golf 7 R' })).toBeTruthy();
  });

  test('a board that could not be loaded can be tried again', async () => {
    replies[LIST] = (response) => sendJson(response, 503, {});
    const user = await openBoard();
    expect((await screen.findByRole('alert')).textContent).toContain('Could not load leaderboard.');
    replies[LIST] = (response) => sendJson(response, 200, entries);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 cars')).toBeTruthy();
  });
});
