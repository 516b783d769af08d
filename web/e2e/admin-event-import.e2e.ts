import type { Page } from '@playwright/test';
import { apiRoutes, type StoredEvent } from '@quartermile/core/domain';
import { expect, notice, openTab, refuse, test } from './harness/desk.js';
import { brokenFile, drawDataUrl } from './harness/desk-api.js';

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

test('a file that is no export is told at once', async ({ desk }) => {
  await open(desk);
  await choose(desk, 'Dear diary');
  await expect(dialog(desk).getByRole('alert')).toHaveText(
    'This file is no export of events. Please choose a JSON file.',
  );
  await choose(desk, '[]');
  await expect(dialog(desk).getByRole('alert')).toHaveText('There are no events in this file.');
  await choose(desk, '["nothing", 7]');
  await expect(dialog(desk).getByText('Nothing in this file can be imported.')).toBeVisible();
  await expect(dialog(desk).getByRole('button', { name: 'Import 0 events' })).toBeDisabled();
  await dialog(desk).getByRole('button', { name: 'Choose another file' }).click();
  await choose(desk, '{"title":"Line by line"}\n{"title":"And another"}\n');
  await expect(dialog(desk).getByRole('status')).toHaveText('2 documents in the file');
});

test('a preview tells how each document will be read, before anything is sent', async ({ desk, api }) => {
  await api.call('POST', events.import, { documents: [{ id: 'night', title: 'Before' }] });
  await open(desk);
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
  await choose(desk, JSON.stringify(documents));
  await expect(dialog(desk).getByRole('status')).toHaveText('6 documents in the file');
  await expect(cells(desk, 1)).toHaveText([
    '1',
    /^Night run\s*Replaces a stored event$/,
    'Saturday, 14 March 2099, 18:30',
    'Tarlton',
    'None',
    'Upcoming',
  ]);
  await expect(cells(desk, 2)).toHaveText(['2', 'Long ago', /1 May 2019/, '-26.1, 28.05', '', 'Past']);
  await expect(cells(desk, 2).getByRole('img', { name: 'In the file' })).toBeVisible();
  await expect(cells(desk, 3)).toHaveText([
    '3',
    'Untitled Event',
    'No date',
    'No location',
    'On another site, will be fetched',
    'Undated',
  ]);
  await expect(cells(desk, 4)).toHaveText(['4', 'An event must be a JSON object.', '', '', '', 'Skipped']);
  await expect(cells(desk, 5)).toContainText(['5', 'A later document in this file has the same id.']);
  await dialog(desk).getByRole('button', { name: 'Skipped (2)' }).click();
  await expect(dialog(desk).getByRole('table').getByRole('row')).toHaveCount(3);
  expect((await api.call<StoredEvent[]>('GET', events.list)).map(({ title }) => title)).toEqual(['Before']);
});

test('an import that breaks off goes on where it stopped, and tells what came of it', async ({
  desk,
  api,
}) => {
  await open(desk);
  const torn = { title: 'Torn poster', image: asDataUrl(brokenFile) };
  await choose(desk, JSON.stringify([{ title: 'Kept' }, torn, 'not an event', { title: 'Kept too' }]));
  await refuse(desk, events.import);
  await dialog(desk).getByRole('button', { name: 'Import 3 events' }).click();
  await expect(notice(desk, 'Failed to import events. Please try again.')).toBeVisible();
  await expect(dialog(desk).getByRole('alert')).toHaveText(
    '0 of 3 are stored. Going on sends the rest; nothing is stored twice.',
  );
  await desk.unroute(`**${events.import}`);
  await dialog(desk).getByRole('button', { name: 'Go on' }).click();
  await expect(notice(desk, 'Events imported successfully!')).toBeVisible();
  await expect(dialog(desk).getByRole('status')).toHaveText('2 events imported, 2 documents skipped');
  await expect(dialog(desk).getByRole('listitem')).toHaveText([
    'No. 2: Please choose a JPEG, PNG, WebP, AVIF or GIF image.',
    'No. 3: An event must be a JSON object.',
  ]);
  await dialog(desk).getByRole('button', { name: 'Done' }).click();
  await desk.getByRole('button', { name: 'Undated (2)' }).click();
  await expect(desk.getByText('Without a date that can be read')).toBeVisible();
  expect((await api.call<StoredEvent[]>('GET', events.list)).map(({ title }) => title).sort()).toEqual([
    'Kept',
    'Kept too',
  ]);
});
