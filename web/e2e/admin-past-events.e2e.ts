import type { Page } from '@playwright/test';
import { apiPath, apiRoutes, type PastEvent } from '@quartermile/core/domain';
import { type AdminApi, brokenFile, drawFile, hugeFile } from './harness/admin-api.js';
import { card, confirm, expect, hold, notification, openTab, test } from './harness/dashboard.js';

const { pastEvents } = apiRoutes;
const WRONG_KIND = 'Please choose a JPEG, PNG, WebP, AVIF or GIF image.';

test.beforeEach(({ api }) => api.clear(pastEvents.list, pastEvents.delete));

const store = async (api: AdminApi, title: string): Promise<string> =>
  (await api.call<PastEvent>('POST', pastEvents.add, { title, date: '2026-05-02' }))._id;
const remove = (api: AdminApi, id: string) => api.call('DELETE', apiPath(pastEvents.delete, { id }));
const read = (api: AdminApi, id: string) => api.call<PastEvent>('GET', apiPath(pastEvents.one, { id }));
const openMedia = async (page: Page, title: string) => {
  await page.getByRole('button', { name: `Gallery and videos of ${title}` }).click();
  return page.getByRole('dialog', { name: `Gallery and videos of ${title}` });
};
/** Confirms the dialog that removes a picture or a video. */
const confirmRemoval = (page: Page, title: string) => confirm(page, title, 'Remove');

test('a past event is added with its picture, checked at its fields', async ({ dashboard }) => {
  await openTab(dashboard, 'Past Events');
  await expect(dashboard.getByText('No Past Events Yet')).toBeVisible();
  await dashboard.getByRole('button', { name: 'Add Past Event' }).click();
  const dialog = dashboard.getByRole('dialog', { name: 'Add Past Event' });
  const add = dialog.getByRole('button', { name: 'Add Past Event' });
  await add.click();
  await expect(dialog.getByText('Please enter a title.')).toBeVisible();
  await expect(dialog.getByText('Please enter a date.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await dialog.getByLabel('Title').fill('Opening night');
  await dialog.getByLabel('Date').fill('2026-05-02');
  await dialog.getByLabel('Location (optional)').fill('Zwartkops');
  await dialog.getByLabel('Featured').check();
  const picture = dialog.locator('input[type=file]').first();
  await picture.setInputFiles(hugeFile);
  await expect(dialog.getByText('Image must be less than 10MB.')).toBeVisible();
  await picture.setInputFiles(brokenFile);
  await add.click();
  await expect(notification(dashboard, 'Failed to add past event. Please try again.')).toBeVisible();
  await expect(dialog.getByText(WRONG_KIND)).toBeVisible();
  await picture.setInputFiles(await drawFile());
  const release = await hold(dashboard, pastEvents.add);
  await add.click();
  await expect(dialog.getByRole('button', { name: 'Adding Past Event...' })).toBeDisabled();
  release();
  await expect(notification(dashboard, 'Past event added successfully!')).toBeVisible();
  await expect(card(dashboard, 'Opening night')).toContainText('Saturday, 2 May 2026');
  await expect(card(dashboard, 'Opening night')).toContainText('0 pictures, 0 videos');
  await expect(card(dashboard, 'Opening night').getByText('Featured', { exact: true })).toBeVisible();
  await expect(card(dashboard, 'Opening night').locator('img')).toHaveCount(1);
});

test('a gallery takes pictures with captions and gives them back', async ({ dashboard, api }) => {
  const id = await store(api, 'Drag day');
  await openTab(dashboard, 'Past Events');
  const media = await openMedia(dashboard, 'Drag day');
  const gallery = media.getByRole('region', { name: 'Gallery' });
  const add = gallery.getByRole('button', { name: 'Add picture' });
  await expect(gallery.getByText('No pictures yet.')).toBeVisible();
  await add.click();
  await expect(gallery.getByText('Please add this image.')).toBeVisible();
  const picture = gallery.locator('input[type=file]').first();
  await picture.setInputFiles(brokenFile);
  await add.click();
  await expect(notification(dashboard, 'Failed to add picture. Please try again.')).toBeVisible();
  await expect(gallery.getByText(WRONG_KIND)).toBeVisible();
  await picture.setInputFiles(await drawFile());
  await gallery.getByLabel('Caption (optional)').fill('The first pair');
  await add.click();
  await expect(notification(dashboard, 'Picture added successfully!')).toBeVisible();
  await expect(gallery.getByRole('img', { name: 'The first pair' })).toBeVisible();
  await expect(gallery.getByLabel('Caption (optional)')).toHaveValue('');
  await gallery.getByRole('button', { name: 'Remove picture 1' }).click();
  await confirmRemoval(dashboard, 'Remove picture?');
  await expect(notification(dashboard, 'Picture removed successfully!')).toBeVisible();
  await expect(gallery.getByText('No pictures yet.')).toBeVisible();
  expect((await read(api, id)).gallery).toEqual([]);
});

test('videos are added and removed; failures are shown', async ({ dashboard, api }) => {
  const id = await store(api, 'Drag day');
  await openTab(dashboard, 'Past Events');
  const media = await openMedia(dashboard, 'Drag day');
  const videos = media.getByRole('region', { name: 'Videos' });
  const add = videos.getByRole('button', { name: 'Add video' });
  await add.click();
  await expect(videos.getByText('Please enter the video URL.')).toBeVisible();
  await videos.getByLabel('Video URL').fill('https://example.com/film');
  await add.click();
  await expect(videos.getByText('Invalid video link.')).toBeVisible();
  for (const [link, title] of [['abcdefghijk', 'Final'] as const, ['kjihgfedcba', ''] as const]) {
    await videos.getByLabel('Video URL').fill(`https://youtu.be/${link}`);
    await videos.getByLabel('Title (optional)').fill(title);
    await add.click();
    await expect(videos.getByRole('link', { name: link })).toBeVisible();
  }
  await expect(notification(dashboard, 'Video added successfully!').first()).toBeVisible();
  await videos.getByRole('button', { name: 'Remove Final' }).click();
  await confirmRemoval(dashboard, 'Remove video?');
  await expect(notification(dashboard, 'Video removed successfully!')).toBeVisible();
  expect((await read(api, id)).videos).toEqual([{ link: 'https://youtu.be/kjihgfedcba', title: null }]);

  await remove(api, id);
  await videos.getByRole('button', { name: /^Remove https/ }).click();
  await confirmRemoval(dashboard, 'Remove video?');
  await expect(notification(dashboard, 'Failed to remove it. Please try again.')).toBeVisible();
});

test('a video for a past event that somebody else deleted fails with a word', async ({ dashboard, api }) => {
  const id = await store(api, 'Gone by then');
  await openTab(dashboard, 'Past Events');
  const media = await openMedia(dashboard, 'Gone by then');
  await media.getByLabel('Video URL').fill('https://youtu.be/abcdefghijk');
  await remove(api, id);
  await media.getByRole('button', { name: 'Add video' }).click();
  await expect(notification(dashboard, 'Failed to add video. Please try again.')).toBeVisible();
});

test('a past event is featured, edited, searched and deleted', async ({ dashboard, api }) => {
  const id = await store(api, 'Drag day');
  const gone = await store(api, 'Gone by then');
  await openTab(dashboard, 'Past Events');
  await dashboard.getByRole('button', { name: 'Feature Drag day' }).click();
  await expect(notification(dashboard, 'Past event updated successfully!')).toBeVisible();
  await expect(dashboard.getByRole('button', { name: 'Unfeature Drag day' })).toBeVisible();
  expect((await read(api, id)).featured).toBe(true);
  await dashboard.getByRole('button', { name: 'Edit Drag day' }).click();
  const dialog = dashboard.getByRole('dialog', { name: 'Edit Past Event' });
  await dialog.getByLabel('Title').fill('Drag day II');
  await dialog.getByRole('button', { name: 'Update Past Event' }).click();
  await expect(card(dashboard, 'Drag day II')).toBeVisible();
  await dashboard.getByRole('searchbox', { name: 'Search past events' }).fill('gone');
  await expect(card(dashboard, 'Drag day II')).toHaveCount(0);

  await dashboard.getByRole('button', { name: 'Edit Gone by then' }).click();
  await dialog.getByLabel('Location (optional)').fill('Killarney');
  await remove(api, gone);
  await dialog.getByRole('button', { name: 'Update Past Event' }).click();
  await expect(notification(dashboard, 'Failed to update past event. Please try again.')).toBeVisible();
});

test('past events are deleted, one or many; one that somebody else deleted shows an error', async ({
  dashboard,
  api,
}) => {
  const gone = await store(api, 'Gone by then');
  for (const title of ['One', 'Two', 'Three']) await store(api, title);
  await openTab(dashboard, 'Past Events');
  await expect(card(dashboard, 'One')).toBeVisible();
  await remove(api, gone);
  await dashboard.getByRole('button', { name: 'Delete Gone by then' }).click();
  await confirm(dashboard, 'Delete past event?', 'Delete past event');
  await expect(notification(dashboard, 'Failed to delete past event. Please try again.')).toBeVisible();
  await dashboard.getByRole('button', { name: 'Delete One' }).click();
  await confirm(dashboard, 'Delete past event?', 'Delete past event');
  await expect(notification(dashboard, 'Past event deleted successfully!')).toBeVisible();
  await dashboard.getByLabel('Select all on this page').check();
  await dashboard.getByRole('button', { name: 'Delete selected' }).click();
  await confirm(dashboard, 'Delete 2 past events?', 'Delete 2');
  await expect(notification(dashboard, '2 past events deleted.')).toBeVisible();
  await expect(dashboard.getByText('No Past Events Yet')).toBeVisible();
});
