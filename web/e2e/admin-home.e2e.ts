import type { Page } from '@playwright/test';
import { apiPath, apiRoutes, type Video } from '@quartermile/core/domain';
import { type AdminApi, drawDataUrl } from './harness/admin-api.js';
import { card, expect, openTab, refuse, test } from './harness/dashboard.js';

const { videos, sponsors, leaderboard, admin } = apiRoutes;

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
});

test('tiles and quick actions lead where they say', async ({ dashboard }) => {
  const ways = [
    ['Manage Videos', 'Video Management'],
    ['Manage Leaderboard', 'Leaderboard Cars'],
    ['Review Submissions', 'Pending Submissions'],
    ['Manage Sponsors', 'Sponsor Management'],
    [/Total Views$/, 'Video Management'],
    [/Pending Submissions$/, 'Pending Submissions'],
  ] as const;
  for (const [button, leadsTo] of ways) {
    await dashboard.getByRole('main').getByRole('button', { name: button }).click();
    await expect(tab(dashboard, leadsTo)).toHaveAttribute('aria-selected', 'true');
    await openTab(dashboard, 'Dashboard');
  }
});

test('the last 30 days are also a table, for those who cannot see bars', async ({ dashboard, api }) => {
  const rowsOf = (name: string) => dashboard.getByRole('table', { name }).getByRole('row');
  await expect(rowsOf('Submissions')).toHaveCount(31);
  const today = await rowsOf('Views').last().getByRole('cell').last().textContent();
  await fill(api);
  await dashboard.reload();
  await expect(rowsOf('Views').first()).toHaveText('DayViews');
  await expect(rowsOf('Views').last().getByRole('cell').last()).toHaveText(String(Number(today) + 3));
  await expect(rowsOf('Votes')).toHaveCount(31);
});

test('a list that could not be loaded counts as empty, and its tile says why', async ({ dashboard, api }) => {
  await fill(api);
  await refuse(dashboard, leaderboard.list);
  await refuse(dashboard, `${admin.statistics}*`);
  await dashboard.reload();
  const tile = dashboard.getByRole('main').getByRole('button', { name: /Leaderboard Cars/ });
  await expect(tile).toHaveText(/^0\s*Leaderboard Cars\s*Could not be loaded\.$/);
  await expect(tiles(dashboard).filter({ hasText: 'Total Videos' })).toHaveText(/^2/);
  await expect(dashboard.getByText(/on the leaderboard$/)).toHaveCount(0);
  await expect(dashboard.getByRole('alert')).toContainText('Could not load the last 30 days.');
  await dashboard.unroute(`**${admin.statistics}*`);
  await dashboard.getByRole('button', { name: 'Try again' }).click();
  await expect(dashboard.getByRole('table', { name: 'Votes' })).toBeVisible();
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
