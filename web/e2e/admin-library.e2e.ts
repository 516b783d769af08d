import { apiRoutes, type Video } from '@quartermile/core/domain';
import { drawFile } from './harness/admin-api.js';
import { card, confirm, expect, notification, openTab, test } from './harness/dashboard.js';

const { videos, sponsors } = apiRoutes;

test.beforeEach(async ({ api }) => {
  await api.clear(videos.list, videos.delete);
  await api.clear(sponsors.list, sponsors.delete);
});

test('a thumbnail on its way says "Uploading..."', async ({ dashboard, api }) => {
  await openTab(dashboard, 'Video Management');
  await dashboard.getByRole('textbox', { name: 'Title' }).fill('Slow line');
  await dashboard.getByRole('textbox', { name: 'Video URL' }).fill('https://youtu.be/abcdefghijk');
  // Noise compresses badly, so the upload takes two seconds at 120 kB/s.
  const noise = await dashboard.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 500, height: 400 });
    const context = canvas.getContext('2d');
    const pixels = new ImageData(500, 400);
    for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = (at * 7919 * (at % 251)) % 256;
    context?.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  });
  const buffer = Buffer.from(noise, 'base64');
  await dashboard
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dashboard.getByRole('img', { name: /^Preview of/ })).toBeVisible();
  const network = await dashboard.context().newCDPSession(dashboard);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 120_000,
  });
  await dashboard.getByRole('button', { name: 'Add Video', exact: true }).click();
  await expect(dashboard.getByText('Uploading...')).toBeVisible();
  await expect(notification(dashboard, 'Video added successfully!')).toBeVisible({ timeout: 30_000 });
  expect((await api.call<Video[]>('GET', videos.list))[0]?.thumbnail).toMatch(/^\/media\//);
});

test('a sponsor is added with its logo, featured, edited and deleted', async ({ dashboard }) => {
  await openTab(dashboard, 'Sponsor Management');
  await expect(dashboard.getByText('No Sponsors Yet')).toBeVisible();
  await dashboard.getByLabel('Sponsor Name').fill('Torque Works');
  await dashboard.getByLabel('Website').fill('https://torque.example');
  await dashboard.getByRole('combobox', { name: 'Category' }).click();
  await dashboard.getByRole('option', { name: 'Exhaust' }).click();
  await dashboard.getByLabel('Description').fill('Pipes, welded by hand.');
  await dashboard
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawFile());
  await dashboard.getByRole('button', { name: 'Add Sponsor', exact: true }).click();
  await expect(notification(dashboard, 'Sponsor added successfully!')).toBeVisible();
  await dashboard.getByRole('button', { name: 'Feature Torque Works' }).click();
  await expect(dashboard.getByRole('button', { name: 'Unfeature Torque Works' })).toBeVisible();
  await dashboard.getByRole('button', { name: 'Edit Torque Works' }).click();
  await dashboard.getByLabel('Sponsor Name').fill('Torque Works SA');
  await dashboard.getByRole('button', { name: 'Update Sponsor' }).click();
  await expect(card(dashboard, 'Torque Works SA')).toBeVisible();
  await dashboard.getByRole('button', { name: 'Delete Torque Works SA' }).click();
  await confirm(dashboard, 'Delete sponsor?', 'Delete sponsor');
  await expect(notification(dashboard, 'Sponsor deleted successfully!')).toBeVisible();
  await expect(dashboard.getByText('No Sponsors Yet')).toBeVisible();
});
