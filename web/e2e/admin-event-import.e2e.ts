import type { Page } from '@playwright/test';
import { apiRoutes, type StoredEvent } from '@quartermile/core/domain';
import { brokenFile } from './harness/admin-api.js';
import { expect, notification, openTab, test } from './harness/dashboard.js';

const { events } = apiRoutes;

test.beforeEach(({ api }) => api.clear(events.list, events.delete));

const asDataUrl = ({ mimeType, buffer }: typeof brokenFile) =>
  `data:${mimeType};base64,${buffer.toString('base64')}`;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import Events' });
const choose = (page: Page, content: string) =>
  dialog(page)
    .getByLabel('Export file')
    .setInputFiles({
      name: 'export.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
async function open(page: Page): Promise<void> {
  await openTab(page, 'Events');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog(page)).toContainText('Choose the export of your former collection');
}

test('an import stores what can be stored, and names what was skipped or has no date', async ({
  dashboard,
  api,
}) => {
  await open(dashboard);
  const torn = { title: 'Torn poster', image: asDataUrl(brokenFile) };
  await choose(dashboard, JSON.stringify([{ title: 'Kept' }, torn, 'not an event', { title: 'Kept too' }]));
  await dialog(dashboard).getByRole('button', { name: 'Import 3 events' }).click();
  await expect(notification(dashboard, 'Events imported successfully!')).toBeVisible();
  await expect(dialog(dashboard).getByRole('status')).toHaveText('2 events imported, 2 documents skipped');
  await expect(dialog(dashboard).getByRole('listitem')).toHaveText([
    'No. 2: Please choose a JPEG, PNG, WebP, AVIF or GIF image.',
    'No. 3: An event must be a JSON object.',
    'No. 1: Kept',
    'No. 4: Kept too',
  ]);
  await expect(dialog(dashboard)).toContainText('2 events have no date that can be read');
  await dialog(dashboard).getByRole('button', { name: 'Done' }).click();
  await dashboard.getByRole('button', { name: 'Undated (2)' }).click();
  await expect(dashboard.getByText('Without a date that can be read')).toBeVisible();
  expect((await api.call<StoredEvent[]>('GET', events.list)).map(({ title }) => title).sort()).toEqual([
    'Kept',
    'Kept too',
  ]);
});
