import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildEvent, endpoints, FakeApi } from '../../../../../testing/index.js';
import { createMemoryHost } from '../../../../test/memory-host.js';
import { renderDashboard } from '../../../../test/render-dashboard.js';

const user = userEvent.setup({ applyAccept: false });
const { import: importing, list } = endpoints.events;
const stored = (imported: number) => ({ imported, skipped: [] });
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  api.respond(list, [buildEvent({ id: 'kept' })]);
  api.respond(importing, ({ body: { documents } }) => stored(documents.length));
});

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const open = async (transport = api.transport) => {
  renderDashboard(createMemoryHost(transport, 'token'), 'events');
  await press('Import');
};
const choose = async (content: unknown, name = 'events.json') => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await user.upload(await screen.findByLabelText('Export file'), new File([text], name));
};
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const mixed = [
  { id: 'kept', eventName: 'Track day', startDate: '2096-12-05', venue: 'Tarlton' },
  { title: 'Long gone', date: 1_000_000_000, location: { lat: -26.1, lng: 28 } },
  { name: 'Some day', photo: 'https://example.com/a.jpg' },
  'no event at all',
  { id: '..', title: 'Bad id' },
  { title: 'nul \0' },
];
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `e${at}`, title: `Event ${at}`, date: '2096-12-05' }));

describe('the preview of an import', () => {
  test('shows how each document will be read, before anything is sent', async () => {
    await open();
    await choose(mixed);
    await screen.findByText('6 documents in the file');
    expect(rows()).toEqual([
      '1Track dayReplaces a stored eventWednesday, 5 December 2096TarltonNoneUpcoming',
      '2Long goneSunday, 9 September 2001, 03:46-26.1, 28NonePast',
      '3Some dayNo dateNo locationOn another site, will be fetchedUndated',
      '4An event must be a JSON object.Skipped',
      '5The id of this event cannot be kept.Skipped',
      '6This text contains characters that cannot be stored.Skipped',
    ]);
    expect(api.bodies(importing)).toEqual([]);
  });

  test('is narrowed to what is skipped', async () => {
    await open();
    await choose(mixed);
    await press('Skipped (3)');
    expect(rows()).toHaveLength(3);
  });

  test('shows a picture of the file, and says which of two documents with the same id is skipped', async () => {
    await open();
    const photo = `data:image/png;base64,${btoa('a picture')}`;
    await choose([
      { id: 'twice', title: 'Old copy' },
      { id: 'twice', title: 'New copy', photo },
    ]);
    expect(await screen.findByText('2 documents in the file')).toBeTruthy();
    expect(rows()[0]).toContain('A later document in this file has the same id.');
    expect(screen.getByRole('img', { name: 'In the file' }).getAttribute('src')).toBe(photo);
  });

  test('reads a file of one document per line', async () => {
    await open();
    await choose('{"title":"Line by line"}\n{"title":"And another"}\n');
    expect(await screen.findByText('2 documents in the file')).toBeTruthy();
  });

  test('shows five hundred documents a part at a time', async () => {
    await open();
    await choose(many(500));
    expect(await screen.findByRole('button', { name: 'Import 500 events' })).toBeTruthy();
    expect(rows()).toHaveLength(50);
    await press('Show more (450)');
    expect(rows()).toHaveLength(100);
  });

  test.each([
    ['title,date\nA,2026-12-05', 'This file is no export of events. Please choose a JSON file.'],
    ['[]', 'There are no events in this file.'],
    ['', 'There are no events in this file.'],
  ])('says why "%s" is the wrong file, and takes another', async (content, problem) => {
    await open();
    await choose(content, 'events.csv');
    expect(await screen.findByText(problem)).toBeTruthy();
    await choose(many(1));
    expect(await screen.findByText('1 document in the file')).toBeTruthy();
  });

  test('offers nothing to import where nothing can be', async () => {
    await open();
    await choose([1, 2]);
    expect(await screen.findByText('Nothing in this file can be imported.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Import 0 events' })).toHaveProperty('disabled', true);
    await press('Choose another file');
    expect(await screen.findByLabelText('Export file')).toBeTruthy();
  });
});

describe('an import', () => {
  test('that fails at once has stored nothing, and goes on', async () => {
    api.fail(importing, 'unavailable');
    await open();
    await choose(mixed);
    await press('Import 3 events');
    expect(
      await screen.findByText('0 of 3 are stored. Going on sends the rest; nothing is stored twice.'),
    ).toBeTruthy();
    api.recover();
    await press('Go on');
    expect(await screen.findByText('3 events imported, 3 documents skipped')).toBeTruthy();
  });

  test('sends what can be stored, and lists what was skipped by its place in the file', async () => {
    api.respond(importing, { ...stored(3), undated: [{ index: 2, title: 'Some day' }] });
    await open();
    await choose(mixed);
    await press('Import 3 events');
    expect(await screen.findByText('Events imported successfully!')).toBeTruthy();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('3 events imported, 3 documents skipped')).toBeTruthy();
    expect(dialog.getByText('No. 4: An event must be a JSON object.')).toBeTruthy();
    expect(dialog.getByText(/^1 event has no date that can be read/)).toBeTruthy();
    expect(dialog.getByText('No. 3: Some day')).toBeTruthy();
    expect(api.bodies(importing)).toEqual([{ documents: mixed.slice(0, 3) }]);
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('names the undated events of all its calls, by their places in the file', async () => {
    const undated = [
      { index: 20, title: 'Soon' },
      { index: 21, title: 'Never' },
    ];
    api.respond(importing, ({ body: { documents } }) =>
      documents.length === 100 ? stored(100) : { ...stored(22), undated },
    );
    await open();
    await choose([...many(120), { title: 'Soon', date: 'TBA' }, 7, { title: 'Never', date: '31/02/2096' }]);
    await press('Import 122 events');
    expect(await screen.findByText(/^2 events have no date that can be read/)).toBeTruthy();
    expect(screen.getByText('No. 121: Soon')).toBeTruthy();
    expect(screen.getByText('No. 123: Never')).toBeTruthy();
  });

  test('names the pictures that could not be fetched, by their places in the file', async () => {
    const image = 'https://elsewhere.example/poster.jpg';
    const missingPictures = [{ index: 0, picture: image, reason: 'The picture could not be reached.' }];
    api.respond(importing, ({ body: { documents } }) =>
      documents.length === 100 ? stored(100) : { ...stored(1), missingPictures },
    );
    await open();
    await choose([...many(100), { title: 'Poster', image }]);
    await press('Import 101 events');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(`No. 101: ${image}: The picture could not be reached.`)).toBeTruthy();
    expect(
      dialog.getByText(
        '1 picture could not be fetched. Its event is stored without it; add the picture in the event.',
      ),
    ).toBeTruthy();
  });

  test('goes on after a failure where it stopped, under the same keys', async () => {
    const keys: (string | null)[] = [];
    await open((request) => {
      if (request.url.endsWith(importing.route)) keys.push(request.headers.get('idempotency-key'));
      return api.transport(request);
    });
    api.respond(importing, ({ body: { documents } }) => {
      if (keys.length === 2) throw new TypeError('no connection');
      return stored(documents.length);
    });
    await choose(many(250));
    await press('Import 250 events');
    expect(await screen.findByText('Failed to import events. Please try again.')).toBeTruthy();
    expect(
      screen.getByText('100 of 250 are stored. Going on sends the rest; nothing is stored twice.'),
    ).toBeTruthy();
    await press('Go on');
    expect(await screen.findByText('250 events imported')).toBeTruthy();
    expect(keys).toHaveLength(4);
    expect(keys[2]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
    expect(api.bodies(importing).map(({ documents }) => documents.length)).toEqual([100, 100, 100, 50]);
  });
});
