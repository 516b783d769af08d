import type { Page } from '@playwright/test';
import { apiRoutes, type StoredEvent } from '@quartermile/core/domain';
import { brokenFile, drawDataUrl } from './harness/admin-api.js';
import { expect, notification, openTab, refuse, test } from './harness/dashboard.js';

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
const cells = (page: Page, place: number) =>
  dialog(page).getByRole('table').getByRole('row').nth(place).getByRole('cell');

async function open(page: Page): Promise<void> {
  await openTab(page, 'Events');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog(page)).toContainText('Choose the export of your former collection');
}

test('a file that is no export is rejected at once', async ({ dashboard }) => {
  await open(dashboard);
  await choose(dashboard, 'Dear diary');
  await expect(dialog(dashboard).getByRole('alert')).toHaveText(
    'This file is no export of events. Please choose a JSON file.',
  );
  await choose(dashboard, '[]');
  await expect(dialog(dashboard).getByRole('alert')).toHaveText('There are no events in this file.');
  await choose(dashboard, '["nothing", 7]');
  await expect(dialog(dashboard).getByText('Nothing in this file can be imported.')).toBeVisible();
  await expect(dialog(dashboard).getByRole('button', { name: 'Import 0 events' })).toBeDisabled();
  await dialog(dashboard).getByRole('button', { name: 'Choose another file' }).click();
  await choose(dashboard, '{"title":"Line by line"}\n{"title":"And another"}\n');
  await expect(dialog(dashboard).getByRole('status')).toHaveText('2 documents in the file');
});

test('a preview shows how each document will be read, before anything is sent', async ({
  dashboard,
  api,
}) => {
  await api.call('POST', events.import, { documents: [{ id: 'night', title: 'Before' }] });
  await open(dashboard);
  const documents = [
    { id: 'night', eventName: 'Night run', startDate: '2099-03-14T18:30', venue: 'Tarlton' },
    {
      name: 'Long ago',
      when: 1_556_712_000,
      location: { lat: -26.1, lng: 28.05 },
      photo: await drawDataUrl(),
    },
    { details: 'Some day.', image: 'https://elsewhere.example/poster.jpg' },
    'not an event',
    { id: 'twice', title: 'Old copy' },
    { id: 'twice', title: 'New copy' },
  ];
  await choose(dashboard, JSON.stringify(documents));
  await expect(dialog(dashboard).getByRole('status')).toHaveText('6 documents in the file');
  await expect(cells(dashboard, 1)).toHaveText([
    '1',
    /^Night run\s*Replaces a stored event$/,
    'Saturday, 14 March 2099, 18:30',
    'Tarlton',
    'None',
    'Upcoming',
  ]);
  await expect(cells(dashboard, 2)).toHaveText(['2', 'Long ago', /1 May 2019/, '-26.1, 28.05', '', 'Past']);
  await expect(cells(dashboard, 2).getByRole('img', { name: 'In the file' })).toBeVisible();
  await expect(cells(dashboard, 3)).toHaveText([
    '3',
    'Untitled Event',
    'No date',
    'No location',
    'On another site, will be fetched',
    'Undated',
  ]);
  await expect(cells(dashboard, 4)).toHaveText([
    '4',
    'An event must be a JSON object.',
    '',
    '',
    '',
    'Skipped',
  ]);
  await expect(cells(dashboard, 5)).toContainText(['5', 'A later document in this file has the same id.']);
  await dialog(dashboard).getByRole('button', { name: 'Skipped (2)' }).click();
  await expect(dialog(dashboard).getByRole('table').getByRole('row')).toHaveCount(3);
  expect((await api.call<StoredEvent[]>('GET', events.list)).map(({ title }) => title)).toEqual(['Before']);
});

test('an interrupted import continues where it stopped, and shows its results', async ({
  dashboard,
  api,
}) => {
  await open(dashboard);
  const torn = { title: 'Torn poster', image: asDataUrl(brokenFile) };
  await choose(dashboard, JSON.stringify([{ title: 'Kept' }, torn, 'not an event', { title: 'Kept too' }]));
  await refuse(dashboard, events.import);
  await dialog(dashboard).getByRole('button', { name: 'Import 3 events' }).click();
  await expect(notification(dashboard, 'Failed to import events. Please try again.')).toBeVisible();
  await expect(dialog(dashboard).getByRole('alert')).toHaveText(
    '0 of 3 are stored. Going on sends the rest; nothing is stored twice.',
  );
  await dashboard.unroute(`**${events.import}`);
  await dialog(dashboard).getByRole('button', { name: 'Go on' }).click();
  await expect(notification(dashboard, 'Events imported successfully!')).toBeVisible();
  await expect(dialog(dashboard).getByRole('status')).toHaveText('2 events imported, 2 documents skipped');
  await expect(dialog(dashboard).getByRole('listitem')).toHaveText([
    'No. 2: Please choose a JPEG, PNG, WebP, AVIF or GIF image.',
    'No. 3: An event must be a JSON object.',
  ]);
  await dialog(dashboard).getByRole('button', { name: 'Done' }).click();
  await dashboard.getByRole('button', { name: 'Undated (2)' }).click();
  await expect(dashboard.getByText('Without a date that can be read')).toBeVisible();
  expect((await api.call<StoredEvent[]>('GET', events.list)).map(({ title }) => title).sort()).toEqual([
    'Kept',
    'Kept too',
  ]);
});
