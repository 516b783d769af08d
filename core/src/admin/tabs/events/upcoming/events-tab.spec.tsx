import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildEvent, endpoints, FakeApi, Refusal } from '../../../../testing/index.js';
import { openDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup();
const eventA = buildEvent({ id: 'a' });
const eventB = buildEvent({ id: 'b', date: '2097-01-01' });
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
});

const serve = (...events: (typeof eventA)[]) => api.respond(endpoints.events.list, events);
const open = () => openDashboard(api, 'events');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const titles = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent);

describe('the list of events', () => {
  test('sets upcoming, past and undated events apart', async () => {
    serve(
      eventB,
      eventA,
      { id: 'c', eventName: 'Long gone', startDate: { _seconds: 1_000_000_000 } },
      { id: 'd', name: 'Some day', when: 'soon' },
    );
    open();
    expect(await titles()).toEqual(['Event a', 'Event b']);
    await press('Over (1)');
    expect(await titles()).toEqual(['Long gone']);
    await press('No date (1)');
    expect(await titles()).toEqual(['Some day']);
    expect(
      screen.getByText('Without a date that can be read, an event never shows as upcoming.'),
    ).toBeTruthy();
  });

  test('shows date, time on the site’s clock and place', async () => {
    serve({ ...eventA, date: '2096-12-05T16:00:00Z', venue: { lat: -26.1, lng: 28 } });
    open();
    expect(await screen.findByText('Wednesday, 5 December 2096, 18:00')).toBeTruthy();
    expect(screen.getByText('-26.1, 28')).toBeTruthy();
  });

  test('finds events by their words', async () => {
    serve({ ...eventA, city: 'Tarlton' }, eventB);
    open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search events' }), 'tarlton');
    await waitFor(async () => expect(await titles()).toEqual(['Event a']));
  });

  test('says when nothing is found or in a part, and sorts by title', async () => {
    serve(buildEvent({ id: 'z' }), eventB);
    open();
    expect((await screen.findByRole('button', { name: 'To come (2)' })).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'nothing like it');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    await press('Show everything');
    expect(await titles()).toEqual(['Event z', 'Event b']);
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(await screen.findByRole('option', { name: 'By title' }));
    await waitFor(async () => expect(await titles()).toEqual(['Event b', 'Event z']));
    await press('No date (0)');
    expect(await screen.findByText('No event without a date')).toBeTruthy();
  });

  test('drops an event that is already deleted, and says so', async () => {
    serve(eventA, eventB);
    open();
    await screen.findByRole('button', { name: 'Delete Event a' });
    serve(eventB);
    api.respond(endpoints.events.delete, new Refusal('not_found'));
    await press('Delete Event a');
    await press('Delete event');
    expect(await screen.findByText('Failed to delete event. Please try again.')).toBeTruthy();
    await waitFor(async () => expect(await titles()).toEqual(['Event b']));
  });

  test('deletes many after one question, and drops those that were already deleted', async () => {
    serve(eventA, eventB);
    api.respond(endpoints.events.delete, ({ parameters: { id } }) =>
      id === 'a' ? new Refusal('not_found') : ({ deleted: true } as const),
    );
    open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await press('Delete selected');
    const question = within(await screen.findByRole('dialog', { name: 'Delete 2 events?' }));
    expect(question.getByRole('list', { name: 'What will be deleted' }).children).toHaveLength(2);
    serve();
    await press('Delete 2');
    expect(await screen.findByText('1 of 2 could not be deleted. Please try again.')).toBeTruthy();
    expect(await screen.findByText('No Events Yet')).toBeTruthy();
  });
});
