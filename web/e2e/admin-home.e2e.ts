import type { Page } from '@playwright/test';
import { apiPath, apiRoutes, type Video } from '@quartermile/core/domain';
import { card, expect, openTab, refuse, test } from './harness/desk.js';
import { type DeskApi, drawDataUrl } from './harness/desk-api.js';

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

/** Two videos with three views, one sponsor, one car on two boards, two that wait. */
async function fill(api: DeskApi): Promise<void> {
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

test('five tiles, the recent activity and the tab count what there is', async ({ desk, api }) => {
  await expect(tiles(desk)).toHaveText([
    /^0\s*Total Videos$/,
    /^0\s*Leaderboard Cars$/,
    /^0\s*Sponsors$/,
    /^0\s*Pending Submissions$/,
    /^0\s*Total Views$/,
  ]);
  await expect(desk.getByText('All submissions reviewed')).toBeVisible();
  await fill(api);
  await desk.reload();
  await expect(tiles(desk)).toHaveText([
    /^2\s*Total Videos$/,
    /^2\s*Leaderboard Cars$/,
    /^1\s*Sponsors$/,
    /^2\s*Pending Submissions$/,
    /^3\s*Total Views$/,
  ]);
  await expect(tab(desk, 'Pending Submissions')).toHaveText('Pending Submissions2');
  for (const line of [
    '2 submissions awaiting review',
    '2 videos in the library',
    '2 cars on the leaderboard',
  ]) {
    await expect(desk.getByRole('main').getByRole('listitem').filter({ hasText: line })).toBeVisible();
  }
});

test('tiles and quick actions lead where they say', async ({ desk }) => {
  const ways = [
    ['Manage Videos', 'Video Management'],
    ['Manage Leaderboard', 'Leaderboard Cars'],
    ['Review Submissions', 'Pending Submissions'],
    ['Manage Sponsors', 'Sponsor Management'],
    [/Total Views$/, 'Video Management'],
    [/Pending Submissions$/, 'Pending Submissions'],
  ] as const;
  for (const [button, leadsTo] of ways) {
    await desk.getByRole('main').getByRole('button', { name: button }).click();
    await expect(tab(desk, leadsTo)).toHaveAttribute('aria-selected', 'true');
    await openTab(desk, 'Dashboard');
  }
});

test('the last 30 days are told to those who cannot see bars', async ({ desk, api }) => {
  const rowsOf = (name: string) => desk.getByRole('table', { name }).getByRole('row');
  await expect(rowsOf('Submissions')).toHaveCount(31);
  const today = await rowsOf('Views').last().getByRole('cell').last().textContent();
  await fill(api);
  await desk.reload();
  await expect(rowsOf('Views').first()).toHaveText('DayViews');
  await expect(rowsOf('Views').last().getByRole('cell').last()).toHaveText(String(Number(today) + 3));
  await expect(rowsOf('Votes')).toHaveCount(31);
});

test('a list that could not be loaded counts as empty, and its tile says why', async ({ desk, api }) => {
  await fill(api);
  await refuse(desk, leaderboard.list);
  await refuse(desk, `${admin.statistics}*`);
  await desk.reload();
  const tile = desk.getByRole('main').getByRole('button', { name: /Leaderboard Cars/ });
  await expect(tile).toHaveText(/^0\s*Leaderboard Cars\s*Could not be loaded\.$/);
  await expect(tiles(desk).filter({ hasText: 'Total Videos' })).toHaveText(/^2/);
  await expect(desk.getByText(/on the leaderboard$/)).toHaveCount(0);
  await expect(desk.getByRole('alert')).toContainText('Could not load the last 30 days.');
  await desk.unroute(`**${admin.statistics}*`);
  await desk.getByRole('button', { name: 'Try again' }).click();
  await expect(desk.getByRole('table', { name: 'Votes' })).toBeVisible();
});

test('pictures that are lost hide themselves', async ({ desk, api }) => {
  await fill(api);
  const places = [
    ['Video Management', 'Quick hatches'],
    ['Sponsor Management', 'Grip Tyres'],
    ['Edit Approved Cars', 'On board'],
  ] as const;
  await desk.route('**/media/**', (route) => route.abort());
  for (const [name, title] of places) {
    await openTab(desk, name);
    await expect(card(desk, title)).toBeVisible();
    await expect(card(desk, title).getByRole('img')).toHaveCount(0);
  }
  await desk.unroute('**/media/**');
  await desk.reload();
  await expect(card(desk, 'On board').getByRole('img')).toHaveCount(2);
});
