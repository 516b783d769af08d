import type { Page } from '@playwright/test';
import { apiRoutes, type Entry } from '@quartermile/core/domain';
import { AdminApi } from './harness/admin-api.js';
import { expect, test } from './harness/test.js';

// As visitors have it: with the service worker.
test.use({ serviceWorkers: 'allow' });

const BOARD = 'Votes by Viewers';
const BY_VOTES = '/leaderboard?category=Votes+by+Viewers';

/** Votes of other browsers. */
const VOTES = { 'Golf 7 R': 4, 'Polo GTI': 3, 'GR Yaris': 2, 'Ranger Raptor': 0 } as const;

/** A board of four cars with {@link VOTES}; `votesOf` reads their votes from the server. */
async function fillBoard(url: string) {
  const api = await AdminApi.open(url);
  for (const name of Object.keys(VOTES)) await api.approve({ name, time: '11.8' }, BOARD, 'Our Drag Races');
  const entryOf = async (name: string): Promise<Entry> => {
    const list = await api.call<Entry[]>('GET', apiRoutes.leaderboard.list);
    const entry = list.find(({ car, category }) => car.name === name && category === BOARD);
    if (!entry) throw new Error(`no entry of ${name}`);
    return entry;
  };
  for (const [name, votes] of Object.entries(VOTES)) {
    const { _id: entryId } = await entryOf(name);
    for (let nth = 0; nth < votes; nth++) await api.call('POST', apiRoutes.leaderboard.vote, { entryId });
  }
  return { entryOf, votesOf: async (name: string): Promise<number> => (await entryOf(name)).votes };
}

const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test('a vote says how far the next place is, is shared, and is taken back', async ({
  page,
  context,
  emptyServer,
}) => {
  const { url } = emptyServer;
  const { entryOf, votesOf } = await fillBoard(url);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(url + BY_VOTES);
  const raptor = row(page, 'Ranger Raptor');
  await raptor.getByRole('button', { name: 'Vote', exact: true }).click();
  await expect(raptor.getByText('1 vote from 3rd')).toBeVisible();
  await expect(raptor.getByRole('button', { name: 'Voted' })).toBeDisabled();
  await expect.poll(() => votesOf('Ranger Raptor')).toBe(1);

  await raptor.getByRole('button', { name: 'Share' }).click();
  await expect(raptor.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `/leaderboard/${(await entryOf('Ranger Raptor'))._id}`,
  );

  const golf = row(page, 'Golf 7 R');
  await golf.getByRole('button', { name: 'Vote', exact: true }).click();
  await expect(golf.getByText('Leads by 2 votes')).toBeVisible();

  // Later, on the open row of the car, and not before.
  await page.reload();
  await expect(raptor.getByRole('button', { name: 'Voted' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take vote back' })).toHaveCount(0);
  await raptor.getByRole('button', { name: 'Ranger Raptor' }).click();
  await raptor.getByRole('button', { name: 'Take vote back' }).click();
  await expect(raptor.getByText('Vote taken back')).toBeVisible();
  await expect(raptor.getByRole('button', { name: 'Vote', exact: true })).toBeEnabled();
  await expect.poll(() => votesOf('Ranger Raptor')).toBe(0);
  await page.reload();
  await expect(raptor.getByRole('button', { name: 'Vote', exact: true })).toBeEnabled();
  await expect(raptor.getByText(/^0 ?votes$/)).toBeVisible();

  await raptor.getByRole('button', { name: 'Vote', exact: true }).click();
  await raptor.getByRole('button', { name: 'Take vote back' }).click();
  await raptor.getByRole('button', { name: 'Vote again' }).click();
  await expect(raptor.getByRole('button', { name: 'Voted' })).toBeVisible();
  await expect.poll(() => votesOf('Ranger Raptor')).toBe(1);
});

test('without a connection the last action waits, and is sent once there is one', async ({
  page,
  context,
  emptyServer,
}) => {
  const { url } = emptyServer;
  const { votesOf } = await fillBoard(url);
  await page.goto(url + BY_VOTES);
  const polo = row(page, 'Polo GTI');
  const button = (name: string) => polo.getByRole('button', { name, exact: true });
  await button('Vote').click();
  await expect(polo.getByText('Shares 1st, one vote from the lead')).toBeVisible();

  await context.setOffline(true);
  await button('Take vote back').click();
  await expect(polo.getByText('Sent once the site can be reached')).toBeVisible();
  expect(await votesOf('Polo GTI')).toBe(4);
  await context.setOffline(false);
  await expect.poll(() => votesOf('Polo GTI')).toBe(3);
  await expect(polo.getByText('Sent once the site can be reached')).toHaveCount(0);
  await expect(polo.getByText(/^3 ?votes$/)).toBeVisible();

  // A vote that was never sent, and is not sent once it is taken back.
  await page.reload();
  await expect(button('Vote')).toBeEnabled();
  await context.setOffline(true);
  const yaris = row(page, 'GR Yaris');
  await yaris.getByRole('button', { name: 'Vote', exact: true }).click();
  await yaris.getByRole('button', { name: 'Take vote back' }).click();
  await expect(yaris.getByRole('button', { name: 'Vote', exact: true })).toBeEnabled();
  await context.setOffline(false);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('quartermile.pendingWithdrawals')))
    .toBe('[]');
  expect(await votesOf('GR Yaris')).toBe(2);
});

test('a vote taken back offline is sent later, also if the connection was lost before the page was idle', async ({
  page,
  context,
  emptyServer,
}) => {
  const { votesOf } = await fillBoard(emptyServer.url);
  await page.route('**/assets/after-load-*.js', (route) => route.abort());
  await page.goto(emptyServer.url + BY_VOTES);
  const polo = row(page, 'Polo GTI');
  await polo.getByRole('button', { name: 'Vote', exact: true }).click();
  await polo.getByRole('button', { name: 'Take vote back' }).waitFor();
  await expect.poll(() => votesOf('Polo GTI')).toBe(4);
  await context.setOffline(true);
  await polo.getByRole('button', { name: 'Take vote back' }).click();
  await expect(polo.getByText('Sent once the site can be reached')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => votesOf('Polo GTI')).toBe(3);
});

test('on a board by time a vote stays quiet, and can be taken back', async ({ page, emptyServer }) => {
  const { url } = emptyServer;
  await fillBoard(url);
  await page.goto(`${url}/leaderboard?category=Our+Drag+Races`);
  const golf = row(page, 'Golf 7 R');
  await golf.getByRole('button', { name: 'Vote', exact: true }).click();
  await expect(golf.getByRole('button', { name: 'Take vote back' })).toBeVisible();
  await expect(golf.getByText(/from|Leads|Shares/)).toHaveCount(0);
  await expect(golf.getByRole('button', { name: 'Share' })).toBeHidden();
  await golf.getByRole('button', { name: 'Take vote back' }).click();
  await expect(golf.getByRole('button', { name: 'Vote', exact: true })).toBeEnabled();
  await expect(golf.getByText('0 votes')).toBeVisible();
});
