import type { Page } from '@playwright/test';
import { apiRoutes, type Entry, runVideoRoutes, type Video } from '@quartermile/core/domain';
import { type AdminApi, drawDataUrl } from './harness/admin-api.js';
import { findBarriers, showScheme } from './harness/barriers.js';
import { expect, test } from './harness/dashboard.js';
import { waitForScripts } from './harness/test.js';
import { fakeChannelPlayer } from './harness/videos/channel-player.js';

const LINK = 'https://youtu.be/dQw4w9WgXcQ';
const DRAG = 'Our Drag Races';
const BOARD = '/leaderboard?category=Our+Drag+Races';

test.beforeEach(async ({ api }) => {
  await api.clearCars();
  await api.clear(apiRoutes.videos.list, apiRoutes.videos.delete);
});

/** A video that shows two cars of a board: the Golf from 1:05 on, and the Polo from 1:30 on. */
async function addRuns(api: AdminApi, link = LINK): Promise<Video> {
  const video = await addVideo(api, link);
  const moments = [
    [await api.approve({ name: 'Golf 7 R', owner: 'Thandi', time: '11.8' }, DRAG), 65],
    [await api.approve({ name: 'Polo GTI', owner: 'Sipho', time: '13.4' }, DRAG), 90],
  ] as const;
  for (const [carId, second] of moments)
    await api.call('PUT', runVideoRoutes.set, { carId, video: { _id: video._id, second } });
  return video;
}

/** A thumbnail of its own, so that the server asks no other site. */
const addVideo = async (api: AdminApi, link = LINK): Promise<Video> =>
  api.call('POST', apiRoutes.videos.add, {
    title: 'Rematch at Tarlton',
    link,
    thumbnail: await drawDataUrl(),
  });

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
const player = (page: Page) => page.getByRole('dialog', { name: 'Rematch at Tarlton' });
const carIn = (page: Page, name: string) => player(page).getByRole('listitem').filter({ hasText: name });
const outside = (page: Page) => player(page).getByRole('link', { name: /Watch on the video site/ });

/** Opens the board and the video of the Golf. */
async function watchGolf(page: Page, origin: string): Promise<void> {
  await page.goto(origin + BOARD);
  await row(page, 'Golf 7 R').getByRole('button', { name: 'Golf 7 R' }).click();
  await row(page, 'Golf 7 R').getByRole('link', { name: 'Watch this run' }).click();
}

test('a row plays its moment, the player lists the cars, jumps to them and takes my vote', async ({
  page,
  api,
  adminServer,
}) => {
  await addRuns(api);
  const channel = await fakeChannelPlayer(page);
  await page.goto(adminServer.url + BOARD);
  await row(page, 'Golf 7 R').getByRole('button', { name: 'Golf 7 R' }).click();
  expect(channel.asked).toEqual([]);
  const opener = row(page, 'Golf 7 R').getByRole('link', { name: 'Watch this run' });
  await opener.click();
  await expect(player(page).frameLocator('iframe').getByText('Player')).toBeVisible();
  const [address, ...others] = channel.asked.map((url) => new URL(url));
  expect(others).toEqual([]);
  expect(address?.origin + (address?.pathname ?? '')).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  );
  expect(address?.searchParams.get('start')).toBe('65');
  await expect(carIn(page, 'Golf 7 R')).toContainText('Thandi · 11.8 s · 1st in Our Drag Races');
  await expect(carIn(page, 'Polo GTI')).toContainText('2nd in Our Drag Races');
  await carIn(page, 'Polo GTI').getByRole('button', { name: '1:30: Polo GTI' }).click();
  await expect.poll(channel.commands).toEqual(['seekTo 90', 'playVideo']);
  expect(await channel.faults()).toEqual([]);
  await carIn(page, 'Polo GTI').getByRole('button', { name: 'Vote' }).click();
  await expect(carIn(page, 'Polo GTI').getByRole('button', { name: 'Voted' })).toBeDisabled();
  const votes = async () =>
    (await api.call<Entry[]>('GET', apiRoutes.leaderboard.list)).find(({ car }) => car.name === 'Polo GTI')
      ?.votes;
  expect(await votes()).toBe(1);
  await expect(outside(page)).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=65s');
  // Back closes the player, and the board behind it has the same vote.
  await page.goBack();
  await expect(player(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(adminServer.url + BOARD);
  await expect(row(page, 'Polo GTI').getByRole('button', { name: 'Voted' })).toBeDisabled();
});

test('where the player fails, the video site takes its place, and the times lead there', async ({
  page,
  api,
  adminServer,
}) => {
  await addRuns(api);
  const channel = await fakeChannelPlayer(page);
  await page.clock.install();
  const failed = player(page).getByText('The video does not play here');
  for (const mood of ['embedding disabled', 'blocked', 'silent'] as const) {
    channel.mood = mood;
    await watchGolf(page, adminServer.url);
    await expect(carIn(page, 'Polo GTI')).toBeVisible();
    if (mood !== 'embedding disabled') {
      await expect(failed).toHaveCount(0);
      await expect(outside(page)).toHaveCount(1);
    }
    await page.clock.runFor(11_000);
    await expect(failed).toBeVisible();
    await expect(outside(page)).toHaveCount(1);
    await expect(outside(page)).toHaveAttribute('href', /&t=65s$/);
    const moment = carIn(page, 'Polo GTI').getByRole('link', { name: /1:30/ });
    await expect(moment).toHaveAttribute('href', /&t=90s$/);
    await expect(carIn(page, 'Polo GTI').getByRole('button', { name: 'Vote' })).toBeEnabled();
  }
});

for (const scheme of ['dark', 'light'] as const)
  test(`the player with cars and its failure have no barriers (${scheme})`, async ({
    browser,
    api,
    adminServer,
  }) => {
    await addRuns(api);
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
    });
    const page = waitForScripts(await context.newPage());
    await showScheme(page, scheme);
    const channel = await fakeChannelPlayer(page);
    await watchGolf(page, adminServer.url);
    await expect(carIn(page, 'Polo GTI')).toBeVisible();
    expect(await findBarriers(page, scheme)).toEqual([]);
    channel.mood = 'embedding disabled';
    await page.goto(adminServer.url);
    await watchGolf(page, adminServer.url);
    await expect(player(page).getByText('The video does not play here')).toBeVisible();
    await expect(carIn(page, 'Polo GTI')).toBeVisible();
    expect(await findBarriers(page, scheme)).toEqual([]);
    await context.close();
  });
