import type { Page } from '@playwright/test';
import { apiRoutes, type Entry } from '@quartermile/core/domain';
import { AdminApi } from './harness/admin-api.js';
import { notification, openDashboard, openTab } from './harness/dashboard.js';
import { expect, test, waitForScripts } from './harness/test.js';

const BY_VOTES = '/leaderboard?category=Votes+by+Viewers';
const { list, myVotes } = apiRoutes.leaderboard;

const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/** The votes that the server knows of this browser, and those that the browser stores. */
const ownVotes = (page: Page) =>
  page.evaluate(async (path) => {
    const response = await fetch(path);
    return [await response.json(), JSON.parse(localStorage.getItem('quartermile.votedEntries') ?? '[]')];
  }, myVotes);

/** Opens the board in two tabs of a browser that has no votes and no cookie, over a slow connection. */
async function openTwice(page: Page, origin: string): Promise<readonly [Page, Page]> {
  const other = waitForScripts(await page.context().newPage());
  for (const tab of [page, other]) {
    await Promise.all([
      tab.waitForResponse((response) => response.url().endsWith(myVotes)),
      tab.goto(`${origin}/leaderboard`),
    ]);
  }
  await page.context().clearCookies();
  return [page, other];
}

/** Responses arrive so late that both tabs have called before the first one is answered. */
async function slowDown(tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) {
    const session = await tab.context().newCDPSession(tab);
    const slow = { offline: false, latency: 500, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', slow);
  }
}

for (const isOffline of [false, true]) {
  test(`first votes in two tabs of a browser are both its own, ${isOffline ? 'also those' : 'not'} cast offline`, async ({
    page,
    emptyServer,
  }) => {
    const api = await AdminApi.open(emptyServer.url);
    for (const name of ['Golf 7 R', 'Polo GTI']) await api.approve({ name }, 'World Facts');
    const tabs = await openTwice(page, emptyServer.url);
    const [golf, polo] = [rowOf(tabs[0], 'Golf 7 R'), rowOf(tabs[1], 'Polo GTI')];
    if (isOffline) await page.context().setOffline(true);
    else await slowDown(tabs);
    await Promise.all([golf, polo].map((row) => row.getByRole('button', { name: 'Vote' }).click()));
    if (isOffline) {
      for (const row of [golf, polo])
        await expect(row.getByRole('button', { name: 'Vote saved' })).toBeVisible();
      await page.context().setOffline(false);
      for (const tab of tabs) await tab.evaluate(() => window.dispatchEvent(new Event('online')));
    }
    for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Voted' })).toHaveCount(2);
    const [known, stored] = await ownVotes(page);
    expect(known).toHaveLength(2);
    expect([...stored].sort()).toEqual([...known].sort());
    const entries: { votes: number }[] = await (await page.request.get(`${emptyServer.url}${list}`)).json();
    expect(entries.map(({ votes }) => votes)).toEqual([1, 1]);
  });
}

// As visitors have it: with the service worker.
test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a vote taken back offline is sent later, also if the connection was lost before the page was idle', async ({
    page,
    context,
    emptyServer,
  }) => {
    const api = await AdminApi.open(emptyServer.url);
    await api.approve({ name: 'Polo GTI' }, 'Votes by Viewers');
    const votes = async () => (await api.call<Entry[]>('GET', list))[0]?.votes;
    await page.route('**/assets/after-load-*.js', (route) => route.abort());
    await page.goto(emptyServer.url + BY_VOTES);
    const polo = rowOf(page, 'Polo GTI');
    await polo.getByRole('button', { name: 'Vote', exact: true }).click();
    await polo.getByRole('button', { name: 'Take vote back' }).waitFor();
    await expect.poll(votes).toBe(1);
    await context.setOffline(true);
    await polo.getByRole('button', { name: 'Take vote back' }).click();
    await expect(polo.getByRole('button', { name: 'Vote', exact: true })).toBeEnabled();
    await context.setOffline(false);
    await expect.poll(votes).toBe(0);
  });
});

test('paused votes and submissions are announced on the site, and votes of an open page are not lost silently', async ({
  page,
  browser,
  emptyServer: { url },
}) => {
  const api = await AdminApi.open(url);
  for (const name of ['Golf 7 R', 'Polo GTI']) await api.approve({ name }, 'Votes by Viewers');
  const board = await browser.newPage();
  await board.goto(url + BY_VOTES);
  await expect(board.getByRole('button', { name: 'Vote', exact: true })).toHaveCount(2);
  await openDashboard(page, url);
  await openTab(page, 'Votes');
  await page.getByRole('button', { name: 'Pause votes' }).click();
  await expect(notification(page, 'The change is on the site.')).toBeVisible();
  await expect(page.getByText(/^Paused by /)).toBeVisible();

  await board.getByRole('button', { name: 'Vote', exact: true }).first().click();
  await expect(board.getByText('Voting is paused for now.')).toBeVisible();
  await expect(board.getByRole('button', { name: 'Paused' })).toHaveCount(2);
  await expect(board.getByRole('button', { name: 'Paused' }).first()).toBeDisabled();

  await page.getByRole('button', { name: 'Pause submissions' }).click();
  await expect(page.getByText(/^Paused by /)).toHaveCount(2);
  await board.goto(`${url}/submit-times`);
  await expect(board.getByText('Submissions are paused for now.')).toBeVisible();

  await page.getByRole('button', { name: 'Resume votes' }).click();
  await page.getByRole('button', { name: 'Resume submissions' }).click();
  await expect(page.getByText(/^Paused by /)).toHaveCount(0);
  await board.goto(url + BY_VOTES);
  await board.getByRole('button', { name: 'Vote', exact: true }).first().click();
  await expect(board.getByRole('button', { name: 'Voted' })).toHaveCount(1);
  await board.close();
});
