import type { Page } from '@playwright/test';
import { apiRoutes, type Video } from '@quartermile/core/domain';
import { drawDataUrl, drawFile, hugeFile } from './harness/admin-api.js';
import { card, confirm, expect, hold, notification, openTab, refuse, test } from './harness/dashboard.js';

const { videos, sponsors } = apiRoutes;

test.beforeEach(async ({ api }) => {
  await api.clear(videos.list, videos.delete);
  await api.clear(sponsors.list, sponsors.delete);
});

const addVideo = (page: Page) => page.getByRole('button', { name: 'Add Video', exact: true });

test('a video is added: fields are validated, a failure is shown, success clears the form', async ({
  dashboard,
}) => {
  await openTab(dashboard, 'Video Management');
  await expect(dashboard.getByText('No Videos Yet')).toBeVisible();
  await addVideo(dashboard).click();
  await expect(dashboard.getByText('Please enter a title.')).toBeVisible();
  await expect(dashboard.getByText('Please enter the video URL.')).toBeVisible();
  const title = dashboard.getByRole('textbox', { name: 'Title' });
  const url = dashboard.getByRole('textbox', { name: 'Video URL' });
  await expect(title).toBeFocused();
  await title.fill('Bakkie against GTI');
  await url.fill('https://example.com/film');
  await addVideo(dashboard).click();
  await expect(dashboard.getByText('Invalid video link.')).toBeVisible();
  await url.fill('https://youtu.be/abcdefghijk');
  const thumbnail = dashboard.locator('input[type=file]').first();
  await thumbnail.setInputFiles(hugeFile);
  await expect(dashboard.getByText('Thumbnail must be less than 10MB')).toBeVisible();
  await thumbnail.setInputFiles(await drawFile());
  await expect(dashboard.getByRole('img', { name: /^Preview of Custom Thumbnail/ })).toBeVisible();

  await refuse(dashboard, videos.add);
  await addVideo(dashboard).click();
  await expect(notification(dashboard, 'Failed to add video. Please try again.')).toBeVisible();
  await expect(title).toHaveValue('Bakkie against GTI');
  await dashboard.unroute(`**${videos.add}`);

  const release = await hold(dashboard, videos.add);
  await addVideo(dashboard).click();
  await expect(dashboard.getByRole('button', { name: 'Adding Video...' })).toBeDisabled();
  release();
  await expect(notification(dashboard, 'Video added successfully!')).toBeVisible();
  await expect(addVideo(dashboard)).toBeEnabled();
  await expect(title).toHaveValue('');
  await expect(card(dashboard, 'Bakkie against GTI').getByText('0 views')).toBeVisible();
  await expect(dashboard.getByRole('heading', { name: 'Video Library (1)' })).toBeVisible();
});

test('a thumbnail on its way says "Uploading..."', async ({ dashboard, api }) => {
  await openTab(dashboard, 'Video Management');
  await dashboard.getByRole('textbox', { name: 'Title' }).fill('Slow line');
  await dashboard.getByRole('textbox', { name: 'Video URL' }).fill('https://youtu.be/abcdefghijk');
  // Noise compresses badly, so the upload takes seconds at 40 kB/s.
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
    uploadThroughput: 40_000,
  });
  await addVideo(dashboard).click();
  await expect(dashboard.getByText('Uploading...')).toBeVisible();
  await expect(notification(dashboard, 'Video added successfully!')).toBeVisible({ timeout: 30_000 });
  expect((await api.call<Video[]>('GET', videos.list))[0]?.thumbnail).toMatch(/^\/media\//);
});

test('the library is searched, shown as list and grid, edited and deleted', async ({ dashboard, api }) => {
  for (const title of ['Quick hatches', 'Night run']) {
    await api.call('POST', videos.add, {
      title,
      link: 'https://youtu.be/abcdefghijk',
      thumbnail: await drawDataUrl(),
    });
  }
  await openTab(dashboard, 'Video Management');
  await dashboard.getByRole('button', { name: 'List', exact: true }).click();
  await expect(dashboard.locator('[data-display=list]')).toBeVisible();
  await dashboard.keyboard.press('/');
  await dashboard.keyboard.type('night');
  await expect(card(dashboard, 'Quick hatches')).toHaveCount(0);
  await dashboard.keyboard.press('Control+a');
  await dashboard.keyboard.type('nothing like it');
  await expect(dashboard.getByText('Nothing found')).toBeVisible();
  await dashboard.getByRole('button', { name: 'Show everything' }).click();
  await expect(dashboard.getByRole('heading', { name: 'Video Library (2)' })).toBeVisible();

  await dashboard.getByRole('button', { name: 'Edit Night run' }).click();
  const dialog = dashboard.getByRole('dialog', { name: 'Edit Video' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Night run at Tarlton');
  await refuse(dashboard, '/api/videos/update/*');
  await dialog.getByRole('button', { name: 'Update Video' }).click();
  await expect(notification(dashboard, 'Failed to update video. Please try again.')).toBeVisible();
  await dashboard.unroute('**/api/videos/update/*');
  await dialog.getByRole('button', { name: 'Update Video' }).click();
  await expect(notification(dashboard, 'Video updated successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await refuse(dashboard, '/api/videos/delete/*');
  await dashboard.getByRole('button', { name: 'Delete Night run at Tarlton' }).click();
  await confirm(dashboard, 'Delete video?', 'Delete video');
  await expect(notification(dashboard, 'Failed to delete video. Please try again.')).toBeVisible();
  await dashboard.unroute('**/api/videos/delete/*');
  await dashboard.getByRole('button', { name: 'Delete Night run at Tarlton' }).click();
  await confirm(dashboard, 'Delete video?', 'Delete video');
  await expect(notification(dashboard, 'Video deleted successfully!')).toBeVisible();
  await expect(card(dashboard, 'Night run at Tarlton')).toHaveCount(0);
});

test('a sponsor is added once everything is filled in', async ({ dashboard }) => {
  await openTab(dashboard, 'Sponsor Management');
  await expect(dashboard.getByText('No Sponsors Yet')).toBeVisible();
  const add = dashboard.getByRole('button', { name: 'Add Sponsor', exact: true });
  await expect(add).toBeDisabled();
  await dashboard.getByLabel('Sponsor Name').fill('Torque Works');
  await dashboard.getByLabel('Website').fill('torque');
  await dashboard.getByRole('combobox', { name: 'Category' }).click();
  await dashboard.getByRole('option', { name: 'Exhaust' }).click();
  await dashboard.getByLabel('Description').fill('Pipes, welded by hand.');
  await expect(
    dashboard.getByText('Please enter a web address that starts with http:// or https://.'),
  ).toBeVisible();
  await dashboard.getByLabel('Website').fill('https://torque.example');
  await dashboard.locator('input[type=file]').first().setInputFiles(hugeFile);
  await expect(dashboard.getByText('Logo file size must be less than 10MB')).toBeVisible();
  await expect(add).toBeDisabled();
  await dashboard
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawFile());
  await expect(add).toBeEnabled();

  await refuse(dashboard, sponsors.add);
  await add.click();
  await expect(notification(dashboard, 'Failed to add sponsor. Please try again.')).toBeVisible();
  await expect(dashboard.getByLabel('Sponsor Name')).toHaveValue('Torque Works');
  await dashboard.unroute(`**${sponsors.add}`);
  const release = await hold(dashboard, sponsors.add);
  await add.click();
  await expect(dashboard.getByRole('button', { name: 'Adding Sponsor...' })).toBeDisabled();
  release();
  await expect(notification(dashboard, 'Sponsor added successfully!')).toBeVisible();
  await expect(dashboard.getByLabel('Sponsor Name')).toHaveValue('');
  await expect(dashboard.getByRole('heading', { name: 'Current Sponsors (1)' })).toBeVisible();
});

test('a sponsor is featured, edited, left alone and deleted', async ({ dashboard, api }) => {
  await api.addSponsor('Grip Tyres');
  await openTab(dashboard, 'Sponsor Management');
  await refuse(dashboard, '/api/sponsors/update/*');
  await dashboard.getByRole('button', { name: 'Feature Grip Tyres' }).click();
  await expect(notification(dashboard, 'Failed to update sponsor. Please try again.')).toBeVisible();
  await dashboard.unroute('**/api/sponsors/update/*');
  await dashboard.getByRole('button', { name: 'Feature Grip Tyres' }).click();
  await expect(dashboard.getByRole('button', { name: 'Unfeature Grip Tyres' })).toBeVisible();

  await dashboard.getByRole('button', { name: 'Edit Grip Tyres' }).click();
  await expect(dashboard.getByRole('heading', { name: 'Edit Sponsor' })).toBeVisible();
  await expect(dashboard.getByLabel('Sponsor Name')).toBeFocused();
  await dashboard.getByRole('button', { name: 'Cancel' }).click();
  await expect(dashboard.getByRole('heading', { name: 'Add Sponsor' })).toBeVisible();
  await expect(dashboard.getByLabel('Sponsor Name')).toHaveValue('');
  await dashboard.getByRole('button', { name: 'Edit Grip Tyres' }).click();
  await dashboard.getByLabel('Sponsor Name').fill('Grip Tyre Co');
  await dashboard.getByRole('button', { name: 'Update Sponsor' }).click();
  await expect(notification(dashboard, 'Sponsor updated successfully!').first()).toBeVisible();

  await refuse(dashboard, '/api/sponsors/delete/*');
  await dashboard.getByRole('button', { name: 'Delete Grip Tyre Co' }).click();
  await confirm(dashboard, 'Delete sponsor?', 'Delete sponsor');
  await expect(notification(dashboard, 'Failed to delete sponsor. Please try again.')).toBeVisible();
  await dashboard.unroute('**/api/sponsors/delete/*');
  await dashboard.getByRole('button', { name: 'Delete Grip Tyre Co' }).click();
  await confirm(dashboard, 'Delete sponsor?', 'Delete sponsor');
  await expect(notification(dashboard, 'Sponsor deleted successfully!')).toBeVisible();
  await expect(dashboard.getByText('No Sponsors Yet')).toBeVisible();
});
