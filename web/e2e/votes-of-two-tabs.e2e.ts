import type { Page } from '@playwright/test';
import { apiRoutes } from '@quartermile/core/domain';
import { AdminApi } from './harness/admin-api.js';
import { expect, test, waitForScripts } from './harness/test.js';

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
