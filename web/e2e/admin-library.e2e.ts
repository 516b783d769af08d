import type { Page } from '@playwright/test';
import { apiRoutes, type Video } from '@quartermile/core/domain';
import { card, confirm, expect, hold, notice, openTab, refuse, test } from './harness/desk.js';
import { drawDataUrl, drawFile, hugeFile } from './harness/desk-api.js';

const { videos, sponsors } = apiRoutes;

test.beforeEach(async ({ api }) => {
  await api.clear(videos.list, videos.delete);
  await api.clear(sponsors.list, sponsors.delete);
});

const addVideo = (page: Page) => page.getByRole('button', { name: 'Add Video', exact: true });

test('a video is added: checked at its fields, told when it fails, cleared when it is done', async ({
  desk,
}) => {
  await openTab(desk, 'Video Management');
  await expect(desk.getByText('No Videos Yet')).toBeVisible();
  await addVideo(desk).click();
  await expect(desk.getByText('Please enter a title.')).toBeVisible();
  await expect(desk.getByText('Please enter the video URL.')).toBeVisible();
  const title = desk.getByRole('textbox', { name: 'Title' });
  const url = desk.getByRole('textbox', { name: 'Video URL' });
  await expect(title).toBeFocused();
  await title.fill('Bakkie against GTI');
  await url.fill('https://example.com/film');
  await addVideo(desk).click();
  await expect(desk.getByText('Invalid video link.')).toBeVisible();
  await url.fill('https://youtu.be/abcdefghijk');
  const thumbnail = desk.locator('input[type=file]').first();
  await thumbnail.setInputFiles(hugeFile);
  await expect(desk.getByText('Thumbnail must be less than 10MB')).toBeVisible();
  await thumbnail.setInputFiles(await drawFile());
  await expect(desk.getByRole('img', { name: /^Preview of Custom Thumbnail/ })).toBeVisible();

  await refuse(desk, videos.add);
  await addVideo(desk).click();
  await expect(notice(desk, 'Failed to add video. Please try again.')).toBeVisible();
  await expect(title).toHaveValue('Bakkie against GTI');
  await desk.unroute(`**${videos.add}`);

  const release = await hold(desk, videos.add);
  await addVideo(desk).click();
  await expect(desk.getByRole('button', { name: 'Adding Video...' })).toBeDisabled();
  release();
  await expect(notice(desk, 'Video added successfully!')).toBeVisible();
  await expect(addVideo(desk)).toBeEnabled();
  await expect(title).toHaveValue('');
  await expect(card(desk, 'Bakkie against GTI').getByText('0 views')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Video Library (1)' })).toBeVisible();
});

test('a thumbnail on its way says "Uploading..."', async ({ desk, api }) => {
  await openTab(desk, 'Video Management');
  await desk.getByRole('textbox', { name: 'Title' }).fill('Slow line');
  await desk.getByRole('textbox', { name: 'Video URL' }).fill('https://youtu.be/abcdefghijk');
  // Noise cannot be packed: at 40 kB/s this takes seconds.
  const noise = await desk.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 500, height: 400 });
    const context = canvas.getContext('2d');
    const pixels = new ImageData(500, 400);
    for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = (at * 7919 * (at % 251)) % 256;
    context?.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  });
  const buffer = Buffer.from(noise, 'base64');
  await desk
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await expect(desk.getByRole('img', { name: /^Preview of/ })).toBeVisible();
  const network = await desk.context().newCDPSession(desk);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 40_000,
  });
  await addVideo(desk).click();
  await expect(desk.getByText('Uploading...')).toBeVisible();
  await expect(notice(desk, 'Video added successfully!')).toBeVisible({ timeout: 30_000 });
  expect((await api.call<Video[]>('GET', videos.list))[0]?.thumbnail).toMatch(/^\/media\//);
});

test('the library is searched, shown as list and grid, edited and deleted', async ({ desk, api }) => {
  for (const title of ['Quick hatches', 'Night run']) {
    await api.call('POST', videos.add, {
      title,
      link: 'https://youtu.be/abcdefghijk',
      thumbnail: await drawDataUrl(),
    });
  }
  await openTab(desk, 'Video Management');
  await desk.getByRole('button', { name: 'List', exact: true }).click();
  await expect(desk.locator('[data-display=list]')).toBeVisible();
  await desk.keyboard.press('/');
  await desk.keyboard.type('night');
  await expect(card(desk, 'Quick hatches')).toHaveCount(0);
  await desk.keyboard.press('Control+a');
  await desk.keyboard.type('nothing like it');
  await expect(desk.getByText('Nothing found')).toBeVisible();
  await desk.getByRole('button', { name: 'Show everything' }).click();
  await expect(desk.getByRole('heading', { name: 'Video Library (2)' })).toBeVisible();

  await desk.getByRole('button', { name: 'Edit Night run' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Edit Video' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Night run at Tarlton');
  await refuse(desk, '/api/videos/update/*');
  await dialog.getByRole('button', { name: 'Update Video' }).click();
  await expect(notice(desk, 'Failed to update video. Please try again.')).toBeVisible();
  await desk.unroute('**/api/videos/update/*');
  await dialog.getByRole('button', { name: 'Update Video' }).click();
  await expect(notice(desk, 'Video updated successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await refuse(desk, '/api/videos/delete/*');
  await desk.getByRole('button', { name: 'Delete Night run at Tarlton' }).click();
  await confirm(desk, 'Delete video?', 'Delete video');
  await expect(notice(desk, 'Failed to delete video. Please try again.')).toBeVisible();
  await desk.unroute('**/api/videos/delete/*');
  await desk.getByRole('button', { name: 'Delete Night run at Tarlton' }).click();
  await confirm(desk, 'Delete video?', 'Delete video');
  await expect(notice(desk, 'Video deleted successfully!')).toBeVisible();
  await expect(card(desk, 'Night run at Tarlton')).toHaveCount(0);
});

test('a sponsor is added once everything is filled in', async ({ desk }) => {
  await openTab(desk, 'Sponsor Management');
  await expect(desk.getByText('No Sponsors Yet')).toBeVisible();
  const add = desk.getByRole('button', { name: 'Add Sponsor', exact: true });
  await expect(add).toBeDisabled();
  await desk.getByLabel('Sponsor Name').fill('Torque Works');
  await desk.getByLabel('Website').fill('torque');
  await desk.getByRole('combobox', { name: 'Category' }).click();
  await desk.getByRole('option', { name: 'Exhaust' }).click();
  await desk.getByLabel('Description').fill('Pipes, welded by hand.');
  await expect(
    desk.getByText('Please enter a web address that starts with http:// or https://.'),
  ).toBeVisible();
  await desk.getByLabel('Website').fill('https://torque.example');
  await desk.locator('input[type=file]').first().setInputFiles(hugeFile);
  await expect(desk.getByText('Logo file size must be less than 10MB')).toBeVisible();
  await expect(add).toBeDisabled();
  await desk
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawFile());
  await expect(add).toBeEnabled();

  await refuse(desk, sponsors.add);
  await add.click();
  await expect(notice(desk, 'Failed to add sponsor. Please try again.')).toBeVisible();
  await expect(desk.getByLabel('Sponsor Name')).toHaveValue('Torque Works');
  await desk.unroute(`**${sponsors.add}`);
  const release = await hold(desk, sponsors.add);
  await add.click();
  await expect(desk.getByRole('button', { name: 'Adding Sponsor...' })).toBeDisabled();
  release();
  await expect(notice(desk, 'Sponsor added successfully!')).toBeVisible();
  await expect(desk.getByLabel('Sponsor Name')).toHaveValue('');
  await expect(desk.getByRole('heading', { name: 'Current Sponsors (1)' })).toBeVisible();
});

test('a sponsor is featured, edited, left alone and deleted', async ({ desk, api }) => {
  await api.addSponsor('Grip Tyres');
  await openTab(desk, 'Sponsor Management');
  await refuse(desk, '/api/sponsors/update/*');
  await desk.getByRole('button', { name: 'Feature Grip Tyres' }).click();
  await expect(notice(desk, 'Failed to update sponsor. Please try again.')).toBeVisible();
  await desk.unroute('**/api/sponsors/update/*');
  await desk.getByRole('button', { name: 'Feature Grip Tyres' }).click();
  await expect(desk.getByRole('button', { name: 'Unfeature Grip Tyres' })).toBeVisible();

  await desk.getByRole('button', { name: 'Edit Grip Tyres' }).click();
  await expect(desk.getByRole('heading', { name: 'Edit Sponsor' })).toBeVisible();
  await expect(desk.getByLabel('Sponsor Name')).toBeFocused();
  await desk.getByRole('button', { name: 'Cancel' }).click();
  await expect(desk.getByRole('heading', { name: 'Add Sponsor' })).toBeVisible();
  await expect(desk.getByLabel('Sponsor Name')).toHaveValue('');
  await desk.getByRole('button', { name: 'Edit Grip Tyres' }).click();
  await desk.getByLabel('Sponsor Name').fill('Grip Tyre Co');
  await desk.getByRole('button', { name: 'Update Sponsor' }).click();
  await expect(notice(desk, 'Sponsor updated successfully!').first()).toBeVisible();

  await refuse(desk, '/api/sponsors/delete/*');
  await desk.getByRole('button', { name: 'Delete Grip Tyre Co' }).click();
  await confirm(desk, 'Delete sponsor?', 'Delete sponsor');
  await expect(notice(desk, 'Failed to delete sponsor. Please try again.')).toBeVisible();
  await desk.unroute('**/api/sponsors/delete/*');
  await desk.getByRole('button', { name: 'Delete Grip Tyre Co' }).click();
  await confirm(desk, 'Delete sponsor?', 'Delete sponsor');
  await expect(notice(desk, 'Sponsor deleted successfully!')).toBeVisible();
  await expect(desk.getByText('No Sponsors Yet')).toBeVisible();
});
