import { type ActivityItem } from '@quartermile/core/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints, FakeApi } from '../../../../testing/index.js';
import { createMemoryHost } from '../../../test/memory-host.js';
import { openDashboard, renderDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup();
let api: FakeApi;

beforeEach(() => {
  api = new FakeApi();
});

const build = (overrides: Partial<ActivityItem> = {}): ActivityItem => ({
  _id: 'a1',
  at: '2026-11-21T07:30:00.000Z',
  actor: 'admin@quartermile.example',
  action: 'update',
  subject: { type: 'car', id: 'car-1', label: 'Golf 7 R' },
  before: { time: '11.8' },
  after: { time: '10.9' },
  ...overrides,
});
/** States the records, in pages of the requested size. */
const serve = (all: readonly ActivityItem[]) =>
  api.respond(endpoints.admin.activity, ({ parameters: { limit = '50', cursor = '0' } }) => {
    const end = Number(cursor) + Number(limit);
    return { items: all.slice(Number(cursor), end), next: end < all.length ? String(end) : null };
  });
const open = () => openDashboard(api, 'activity');
const records = async () => within(await screen.findByRole('list')).getAllByRole('listitem');

describe('the Activity tab', () => {
  test('says who did what to what, and when on the site’s clock', async () => {
    serve([build()]);
    open();
    const [record] = await records();
    expect(record?.textContent).toContain('admin@quartermile.example updated Golf 7 R');
    expect(record?.textContent).toContain('21 Nov 2026, 09:30');
  });

  test('shows before and after field by field', async () => {
    serve([build()]);
    open();
    const row = await screen.findByRole('row', { name: /Time/, hidden: true });
    expect(
      within(row)
        .getAllByRole('cell', { hidden: true })
        .map((cell) => cell.textContent),
    ).toEqual(['11.8', '10.9']);
  });

  test('names a visitor, and a subject that was forgotten by its kind', async () => {
    const subject = { type: 'car', id: 'car-1', label: '' };
    serve([build({ actor: 'visitor', action: 'submit', subject, before: null, after: null })]);
    open();
    const [record] = await records();
    expect(record?.textContent).toContain('A visitor submitted Car');
    expect(within(record as HTMLElement).queryByText('What changed:')).toBeNull();
  });

  test('names the server for a backup that failed', async () => {
    const subject = { type: 'backup', id: 'scheduled', label: 'the nightly backup' };
    const after = { reason: 'The disk of BACKUP_DIR is full.' };
    serve([build({ actor: 'server', action: 'fail', subject, before: null, after })]);
    open();
    const [record] = await records();
    expect(record?.textContent).toContain('The server could not write the nightly backup');
    expect(record?.textContent).toContain('The disk of BACKUP_DIR is full.');
  });

  test('renews every page that was loaded when something changes elsewhere', async () => {
    const labelled = (label: string, index: number) =>
      build({ _id: `${label}-${index}`, subject: { type: 'car', id: 'car-1', label: `${label} ${index}` } });
    const old = Array.from({ length: 80 }, (_, index) => labelled('Old', index));
    serve(old);
    const host = createMemoryHost(api.transport, 'token');
    renderDashboard(host, 'activity');
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(await records()).toHaveLength(80));
    serve([labelled('New', 0), ...old.map((_, index) => labelled('Renewed', index))]);
    act(() => host.emit({ type: 'changed' }));
    await waitFor(async () => expect(await records()).toHaveLength(81));
    const shown = await records();
    expect(shown[0]?.textContent).toContain('New 0');
    expect(shown[80]?.textContent).toContain('Renewed 79');
  });

  test('is filtered by action, subject and text', async () => {
    serve([
      build({ _id: 'a1' }),
      build({ _id: 'a2', action: 'delete', subject: { type: 'event', id: 'e', label: 'Street night' } }),
      build({ _id: 'a3', action: 'delete', subject: { type: 'video', id: 'v', label: 'The final' } }),
    ]);
    open();
    expect(await records()).toHaveLength(3);
    await user.click(screen.getByRole('combobox', { name: 'Action' }));
    await user.click(await screen.findByRole('option', { name: 'deleted' }));
    expect(await records()).toHaveLength(2);
    await user.click(screen.getByRole('combobox', { name: 'Subject' }));
    await user.click(await screen.findByRole('option', { name: 'Video' }));
    expect((await records()).map((one) => one.textContent)).toEqual([expect.stringContaining('The final')]);
    await user.type(screen.getByRole('searchbox', { name: 'Search activity' }), 'street');
    expect(await screen.findByText('None of the 3 latest records matches.')).toBeTruthy();
    expect(screen.getByText('Nothing found')).toBeTruthy();
  });

  test('loads older records page by page, and says when it is all', async () => {
    serve(Array.from({ length: 60 }, (_, at) => build({ _id: `a${at}` })));
    open();
    expect(await records()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(await records()).toHaveLength(60));
    expect(screen.getByText('60 records. That is all.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  test('keeps what it has when the next page fails, and goes on later', async () => {
    serve(Array.from({ length: 60 }, (_, at) => build({ _id: `a${at}` })));
    open();
    await records();
    api.fail(endpoints.admin.activity, 'unavailable');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('The next records could not be loaded.')).toBeTruthy();
    expect(await records()).toHaveLength(50);
    api.recover();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(await records()).toHaveLength(60));
  });

  test('says that nothing has happened yet', async () => {
    open();
    expect(await screen.findByText('Nothing Has Happened Yet')).toBeTruthy();
  });

  test('says when it could not be loaded, and tries again', async () => {
    api.fail(endpoints.admin.activity, 'unavailable');
    open();
    expect(await screen.findByText('Could not load the activity.')).toBeTruthy();
    api.recover();
    serve([build()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await records()).toHaveLength(1);
  });
});
