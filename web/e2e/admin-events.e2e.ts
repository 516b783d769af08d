import type { Page } from '@playwright/test';
import { apiPath, apiRoutes, type StoredEvent } from '@quartermile/core/domain';
import { type AdminApi, brokenFile, drawDataUrl, drawFile } from './harness/admin-api.js';
import { confirm, expect, hold, notification, openTab, test } from './harness/dashboard.js';

const { events } = apiRoutes;

test.beforeEach(({ api }) => api.clear(events.list, events.delete));

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const group = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Events' }).getByRole('button', { name });
const store = async (api: AdminApi, title: string, rest: object = {}): Promise<string> => {
  const document = { title, date: '2099-03-14T18:30', location: 'Tarlton', ...rest };
  return (await api.call<StoredEvent>('POST', events.add, document)).id;
};
const remove = (api: AdminApi, id: string) => api.call('DELETE', apiPath(events.delete, { id }));

test('an event is added with picture, date and a place on the map, and visitors see it', async ({
  dashboard,
  adminServer,
}) => {
  await openTab(dashboard, 'Events');
  await expect(dashboard.getByText('No Events Yet')).toBeVisible();
  await dashboard.getByRole('button', { name: 'Add Event' }).click();
  const dialog = dashboard.getByRole('dialog', { name: 'Add Event' });
  const add = dialog.getByRole('button', { name: 'Add Event' });
  await dialog.getByLabel('Time (optional)').fill('18:30');
  await dialog.getByLabel('Location (optional)').fill('https://maps.app.goo.gl/Tarlton');
  await add.click();
  await expect(dialog.getByText('Please enter a title.')).toBeVisible();
  await expect(dialog.getByText('Please enter a date.')).toBeVisible();
  await expect(dialog.getByText(/This link does not tell where it leads/)).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await dialog.getByLabel('Title').fill('Night of the bakkies');
  await dialog.getByLabel('Date').fill('2099-03-14');
  await dialog.getByLabel('Location (optional)').fill('Tarlton');
  await expect(dialog.getByText('Visitors see these words.')).toBeVisible();
  await dialog.getByLabel('Location (optional)').fill('-26.1, 28.05');
  await expect(dialog.getByText('Visitors see "Get Directions" to -26.1, 28.05.')).toBeVisible();
  await dialog.getByLabel('Description (optional)').fill('Bring ear plugs.');

  const picture = dialog.locator('input[type=file]').first();
  await picture.setInputFiles(brokenFile);
  await add.click();
  await expect(notification(dashboard, 'Failed to add event. Please try again.')).toBeVisible();
  await expect(dialog.getByText('Please choose a JPEG, PNG, WebP, AVIF or GIF image.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Night of the bakkies');
  await picture.setInputFiles(await drawFile());
  const release = await hold(dashboard, events.add);
  await add.click();
  await expect(dialog.getByRole('button', { name: 'Adding Event...' })).toBeDisabled();
  release();
  await expect(notification(dashboard, 'Event added successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(row(dashboard, 'Night of the bakkies')).toContainText('Saturday, 14 March 2099, 18:30');
  await expect(row(dashboard, 'Night of the bakkies')).toContainText('-26.1, 28.05');
  await expect(row(dashboard, 'Night of the bakkies').locator('img')).toHaveCount(1);

  await dashboard.goto(`${adminServer.url}/events`);
  const shown = dashboard.getByRole('listitem').filter({ hasText: 'Night of the bakkies' });
  await expect(shown).toContainText('Bring ear plugs.');
  await expect(shown.getByRole('link', { name: /^Get Directions/ })).toHaveAttribute(
    'href',
    /-26\.1.*28\.05/,
  );
});

test('an event is edited: fields missing from the form stay, failed edits stay in the form', async ({
  dashboard,
  api,
}) => {
  const id = await store(api, 'Street to strip', { organiser: 'Thabo', image: await drawDataUrl() });
  const gone = await store(api, 'Gone by then');
  await openTab(dashboard, 'Events');
  await dashboard.getByRole('button', { name: 'Edit Street to strip' }).click();
  const dialog = dashboard.getByRole('dialog', { name: 'Edit Event' });
  const save = dialog.getByRole('button', { name: 'Update Event' });
  await expect(dialog.getByLabel('Date')).toHaveValue('2099-03-14');
  await expect(dialog.getByLabel('Time (optional)')).toHaveValue('18:30');
  await dialog.getByLabel('Title').fill('');
  await save.click();
  await expect(dialog.getByText('Please enter a title.')).toBeVisible();
  await dialog.getByLabel('Title').fill('Street to strip II');
  await dialog.getByLabel('Location (optional)').fill('Aldo Scribante, Gqeberha');
  await dialog.getByRole('button', { name: 'Remove image' }).click();
  await save.click();
  await expect(notification(dashboard, 'Event updated successfully!')).toBeVisible();
  await expect(row(dashboard, 'Street to strip II')).toContainText('Aldo Scribante, Gqeberha');
  const stored = await api.call<StoredEvent[]>('GET', events.list);
  expect(stored.find((event) => event.id === id)).toMatchObject({ organiser: 'Thabo', image: null });

  await dashboard.getByRole('button', { name: 'Edit Gone by then' }).click();
  await remove(api, gone);
  await dialog.getByLabel('Title').fill('Too late');
  await save.click();
  await expect(notification(dashboard, 'Failed to update event. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Too late');
});

test('events are found by part and by words, and sorted', async ({ dashboard, api }) => {
  for (const title of ['Zwartkops night', 'Aldo run']) await store(api, title);
  await store(api, 'First meet', { date: '2019-05-01' });
  await openTab(dashboard, 'Events');
  await expect(group(dashboard, /^Upcoming \(2\)/)).toHaveAttribute('aria-pressed', 'true');
  await dashboard.getByRole('searchbox', { name: 'Search events' }).fill('aldo');
  await expect(row(dashboard, 'Zwartkops night')).toHaveCount(0);
  await dashboard.getByRole('searchbox', { name: 'Search events' }).fill('nothing like it');
  await expect(dashboard.getByText('Nothing found')).toBeVisible();
  await dashboard.getByRole('button', { name: 'Show everything' }).click();
  await dashboard.getByRole('combobox', { name: 'Sort by' }).click();
  await dashboard.getByRole('option', { name: 'By title' }).click();
  await expect(dashboard.getByRole('heading', { level: 3 })).toHaveText(['Aldo run', 'Zwartkops night']);
  await group(dashboard, /^Past \(1\)/).click();
  await expect(row(dashboard, 'First meet')).toContainText('1 May 2019');
  await group(dashboard, /^Undated \(0\)/).click();
  await expect(dashboard.getByText('No undated events')).toBeVisible();
});

test('events are deleted, one or many; one that somebody else deleted shows an error', async ({
  dashboard,
  api,
}) => {
  const ids = [];
  for (const title of ['One', 'Two', 'Three', 'Four']) ids.push(await store(api, title));
  await openTab(dashboard, 'Events');
  await expect(row(dashboard, 'Four')).toBeVisible();
  await remove(api, ids[0] ?? '');
  await dashboard.getByRole('button', { name: 'Delete One' }).click();
  await confirm(dashboard, 'Delete event?', 'Delete event');
  await expect(notification(dashboard, 'Failed to delete event. Please try again.')).toBeVisible();
  await expect(row(dashboard, 'One')).toHaveCount(0);
  await dashboard.getByRole('button', { name: 'Delete Two' }).click();
  await confirm(dashboard, 'Delete event?', 'Delete event');
  await expect(notification(dashboard, 'Event deleted successfully!')).toBeVisible();

  await dashboard.getByLabel('Select all on this page').check();
  await remove(api, ids[2] ?? '');
  await dashboard.getByRole('button', { name: 'Delete selected' }).click();
  await expect(
    dashboard.getByRole('list', { name: 'What will be deleted' }).getByRole('listitem'),
  ).toHaveCount(2);
  await confirm(dashboard, 'Delete 2 events?', 'Delete 2');
  await expect(notification(dashboard, '1 of 2 could not be deleted. Please try again.')).toBeVisible();
  await expect(dashboard.getByText('No Events Yet')).toBeVisible();
});
