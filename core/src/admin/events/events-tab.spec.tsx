import { notifications } from '@mantine/notifications';
import { apiPath, apiRoutes, SITE_TIME_ZONE, type StoredEvent } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { MemoryApi } from '../../testing/index.js';
import { createMemoryHost } from '../test/memory-host.js';
import { renderDashboard } from '../test/render-dashboard.js';

const user = userEvent.setup();
let api: MemoryApi;

beforeEach(() => {
  notifications.clean();
  api = new MemoryApi();
});

const event = (id: string, fields: Record<string, unknown> = {}): StoredEvent => ({
  id,
  title: `Event ${id}`,
  date: '2096-12-05',
  ...fields,
});
const host = () => createMemoryHost(api.transport, api.openSession());
const open = () => renderDashboard(host(), 'events');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const titles = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent);
const form = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the list of events', () => {
  test('sets upcoming, past and undated events apart', async () => {
    api.content.events = [
      event('b', { date: '2097-01-01' }),
      event('a'),
      { id: 'c', eventName: 'Long gone', startDate: { _seconds: 1_000_000_000 } },
      { id: 'd', name: 'Some day', when: 'soon' },
    ];
    open();
    expect(await titles()).toEqual(['Event a', 'Event b']);
    await press('Past (1)');
    expect(await titles()).toEqual(['Long gone']);
    await press('Undated (1)');
    expect(await titles()).toEqual(['Some day']);
    expect(
      screen.getByText('Without a date that can be read, an event never shows as upcoming.'),
    ).toBeTruthy();
  });

  test('shows date, time on the site’s clock and place', async () => {
    api.content.events = [event('a', { date: '2096-12-05T16:00:00Z', venue: { lat: -26.1, lng: 28 } })];
    open();
    expect(await screen.findByText('Wednesday, 5 December 2096, 18:00')).toBeTruthy();
    expect(screen.getByText('-26.1, 28')).toBeTruthy();
  });

  test('finds events by their words', async () => {
    api.content.events = [event('a', { city: 'Tarlton' }), event('b')];
    open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search events' }), 'tarlton');
    await waitFor(async () => expect(await titles()).toEqual(['Event a']));
  });

  test('says when there are none', async () => {
    open();
    expect(await screen.findByText('No Events Yet')).toBeTruthy();
  });

  test('says when it could not be loaded, and tries again', async () => {
    api.trouble.set(apiRoutes.events.list, 'unavailable');
    open();
    expect(await screen.findByText('Could not load events.')).toBeTruthy();
    api.trouble.clear();
    await press('Try again');
    expect(await screen.findByText('No Events Yet')).toBeTruthy();
  });

  test('deletes one after the question', async () => {
    api.content.events = [event('a'), event('b')];
    open();
    await press('Delete Event a');
    expect(await screen.findByText('This action cannot be undone.')).toBeTruthy();
    await press('Delete event');
    expect(await screen.findByText('Event deleted successfully!')).toBeTruthy();
    await waitFor(async () => expect(await titles()).toEqual(['Event b']));
  });

  test('keeps it when the deletion fails', async () => {
    api.content.events = [event('a')];
    api.trouble.set(apiPath(apiRoutes.events.delete, { id: 'a' }), 'unavailable');
    open();
    await press('Delete Event a');
    await press('Delete event');
    expect(await screen.findByText('Failed to delete event. Please try again.')).toBeTruthy();
    expect(api.content.events).toHaveLength(1);
  });

  test('deletes many after one question', async () => {
    api.content.events = [event('a'), event('b')];
    open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await press('Delete selected');
    await press('Delete 2');
    await waitFor(() => expect(api.content.events).toEqual([]));
  });
});

describe('the form of an event', () => {
  const fill = async (fields: Record<string, string>) => {
    const dialog = await form('Add Event');
    for (const [label, typed] of Object.entries(fields)) {
      await user.type(dialog.getByLabelText(new RegExp(`^${label}`)), typed);
    }
    return dialog;
  };

  test('adds an event with time and the point of a map link', async () => {
    open();
    await press('Add Event');
    const dialog = await fill({
      Title: 'Street night',
      Date: '2096-12-05',
      Time: '18:00',
      Location: 'https://www.google.com/maps/@-26.0943,27.6612,17z',
      Description: 'Bring ear plugs.',
    });
    expect(dialog.getByText('Visitors see "Get Directions" to -26.0943, 27.6612.')).toBeTruthy();
    expect(dialog.getByText(`Clock of ${SITE_TIME_ZONE}`)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Add Event' }));
    expect(await screen.findByText('Event added successfully!')).toBeTruthy();
    expect(api.content.events).toEqual([
      {
        id: 'event-1',
        title: 'Street night',
        date: '2096-12-05T16:00:00.000Z',
        location: { lat: -26.0943, lng: 27.6612 },
        description: 'Bring ear plugs.',
      },
    ]);
    expect(await titles()).toEqual(['Street night']);
  });

  test('says at the field what is wrong, and sends nothing', async () => {
    open();
    await press('Add Event');
    const dialog = await fill({ Time: '18:00', Location: 'https://maps.app.goo.gl/abc' });
    await user.click(dialog.getByRole('button', { name: 'Add Event' }));
    expect(await dialog.findByText('Please enter a title.')).toBeTruthy();
    expect(dialog.getByText('Please enter a date.')).toBeTruthy();
    expect(dialog.getByText(/This link does not tell where it leads/)).toBeTruthy();
    expect(api.countOf(apiRoutes.events.add)).toBe(0);
  });

  test('keeps what was typed when it fails', async () => {
    api.trouble.set(apiRoutes.events.add, 'unavailable');
    open();
    await press('Add Event');
    const dialog = await fill({ Title: 'Street night' });
    await user.click(dialog.getByRole('button', { name: 'Add Event' }));
    expect(await screen.findByText('Failed to add event. Please try again.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Street night');
  });

  test('edits a document in its own fields, and leaves all others alone', async () => {
    api.content.events = [
      { id: 'a', eventName: 'Old', startDate: '2096-12-05', tickets: { price: 120 }, details: 'Words' },
    ];
    open();
    await press('Edit Old');
    const dialog = await form('Edit Event');
    await user.clear(dialog.getByLabelText(/^Title/));
    await user.type(dialog.getByLabelText(/^Title/), 'New');
    await user.clear(dialog.getByLabelText(/^Description/));
    await user.click(dialog.getByRole('button', { name: 'Update Event' }));
    expect(await screen.findByText('Event updated successfully!')).toBeTruthy();
    expect(api.content.events).toEqual([
      { id: 'a', eventName: 'New', startDate: '2096-12-05', tickets: { price: 120 }, details: null },
    ]);
  });

  test('gives an untitled event a date without asking for a title', async () => {
    api.content.events = [{ id: 'a', note: 'kept' }];
    open();
    await press('Undated (1)');
    await press('Edit Untitled Event');
    const dialog = await form('Edit Event');
    await user.type(dialog.getByLabelText(/^Date/), '2096-12-05');
    await user.click(dialog.getByRole('button', { name: 'Update Event' }));
    await screen.findByText('Event updated successfully!');
    expect(api.content.events).toEqual([{ id: 'a', note: 'kept', date: '2096-12-05' }]);
  });

  test('says when an update fails', async () => {
    api.content.events = [event('a')];
    api.trouble.set(apiPath(apiRoutes.events.update, { id: 'a' }), 'unavailable');
    open();
    await press('Edit Event a');
    await user.click((await form('Edit Event')).getByRole('button', { name: 'Update Event' }));
    expect(await screen.findByText('Failed to update event. Please try again.')).toBeTruthy();
  });

  test('warns about a picture that visitors do not see', async () => {
    api.content.events = [event('a', { photo: 'https://example.com/a.jpg' })];
    open();
    await press('Edit Event a');
    expect((await form('Edit Event')).getByText(/is on another site/)).toBeTruthy();
  });

  test('asks before it is closed with something unsaved', async () => {
    open();
    await press('Add Event');
    const dialog = await fill({ Title: 'Street night' });
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await press('Keep editing');
    expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Street night');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await press('Discard changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is open with what was typed after the session ended', async () => {
    const dashboard = host();
    const first = renderDashboard(dashboard, 'events');
    await press('Add Event');
    await fill({ Title: 'Street night' });
    first.unmount();
    renderDashboard(dashboard, 'events');
    const title = (await form('Add Event')).getByLabelText<HTMLInputElement>(/^Title/);
    await waitFor(() => expect(title.value).toBe('Street night'));
  });
});
