import type { Page } from '@playwright/test';
import { apiPath, apiRoutes, type Video } from '@quartermile/core/domain';
import { type AdminApi, drawDataUrl } from './harness/admin-api.js';
import { card, expect, openTab, test } from './harness/dashboard.js';

const { videos, sponsors } = apiRoutes;

test.beforeEach(async ({ api }) => {
  await api.clearCars();
  await api.clear(videos.list, videos.delete);
  await api.clear(sponsors.list, sponsors.delete);
});

const tiles = (page: Page) =>
  page.getByRole('main').getByRole('button', {
    name: /(Total Videos|Leaderboard Cars|^\d+\s*Sponsors|Pending Submissions|Total Views)$/,
  });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

/** Adds two videos with three views, one sponsor, one car on two boards and two pending cars. */
async function fill(api: AdminApi): Promise<void> {
  for (const title of ['Quick hatches', 'Night run']) {
    const video = { title, link: 'https://youtu.be/abcdefghijk', thumbnail: await drawDataUrl() };
    await api.call('POST', videos.add, video);
  }
  for (const { _id: id } of [...(await api.call<Video[]>('GET', videos.list)), { _id: '' }]) {
    const [first] = await api.call<Video[]>('GET', videos.list);
    await api.call('POST', apiPath(videos.view, { id: id || (first?._id ?? '') }));
  }
  await api.addSponsor('Grip Tyres');
  await api.approve({ name: 'On board' }, 'World Facts', 'Our Drag Races');
  for (const name of ['First', 'Second']) await api.submit({ name });
}

test('five tiles, the recent activity and the tab count what there is', async ({ dashboard, api }) => {
  await expect(tiles(dashboard)).toHaveText([
    /^0\s*Total Videos$/,
    /^0\s*Leaderboard Cars$/,
    /^0\s*Sponsors$/,
    /^0\s*Pending Submissions$/,
    /^0\s*Total Views$/,
  ]);
  await expect(dashboard.getByText('All submissions reviewed')).toBeVisible();
  await fill(api);
  await dashboard.reload();
  await expect(tiles(dashboard)).toHaveText([
    /^2\s*Total Videos$/,
    /^2\s*Leaderboard Cars$/,
    /^1\s*Sponsors$/,
    /^2\s*Pending Submissions$/,
    /^3\s*Total Views$/,
  ]);
  await expect(tab(dashboard, 'Pending Submissions')).toHaveText('Pending Submissions2');
  for (const line of [
    '2 submissions awaiting review',
    '2 videos in the library',
    '2 cars on the leaderboard',
  ]) {
    await expect(dashboard.getByRole('main').getByRole('listitem').filter({ hasText: line })).toBeVisible();
  }
  const days = dashboard.getByRole('table', { name: 'Submissions' }).getByRole('row');
  await expect(days).toHaveCount(31);
  expect(Number(await days.last().getByRole('cell').last().textContent())).toBeGreaterThanOrEqual(3);
});

test('pictures that are lost hide themselves', async ({ dashboard, api }) => {
  await fill(api);
  const places = [
    ['Video Management', 'Quick hatches'],
    ['Sponsor Management', 'Grip Tyres'],
    ['Edit Approved Cars', 'On board'],
  ] as const;
  await dashboard.route('**/media/**', (route) => route.abort());
  for (const [name, title] of places) {
    await openTab(dashboard, name);
    await expect(card(dashboard, title)).toBeVisible();
    await expect(card(dashboard, title).getByRole('img')).toHaveCount(0);
  }
  await dashboard.unroute('**/media/**');
  await dashboard.reload();
  await expect(card(dashboard, 'On board').getByRole('img')).toHaveCount(2);
});
