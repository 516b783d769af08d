import { notifications } from '@mantine/notifications';
import { apiPath, apiRoutes, SITE_TIME_ZONE, type StoredEvent } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { MemoryApi } from '../../../../testing/index.js';
import { delayCalls } from '../../../test/delay-calls.js';
import { createMemoryHost } from '../../../test/memory-host.js';
import { renderDashboard } from '../../../test/render-dashboard.js';

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
const host = (transport = api.transport) => createMemoryHost(transport, api.openSession());
const open = (transport = api.transport) => renderDashboard(host(transport), 'events');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const titles = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent);
const form = async (name: string) => within(await screen.findByRole('dialog', { name }));

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
    expect(dialog.getByText(/^This link does not tell where it leads/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Title/)));
    expect(api.countOf(apiRoutes.events.add)).toBe(0);
  });

  test('says how visitors will see the place', async () => {
    open();
    await press('Add Event');
    const dialog = await fill({ Location: 'Tarlton' });
    expect(dialog.getByText('Visitors see these words.')).toBeTruthy();
  });

  test('has a disabled button while it is sent', async () => {
    const delayed = delayCalls(api, apiRoutes.events.add);
    open(delayed.transport);
    await press('Add Event');
    const dialog = await fill({ Title: 'Street night' });
    await user.click(dialog.getByRole('button', { name: 'Add Event' }));
    expect(await dialog.findByRole('button', { name: 'Adding Event...' })).toHaveProperty('disabled', true);
    delayed.release();
    expect(await screen.findByText('Event added successfully!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('removes the picture of an event, and nothing that the form does not know', async () => {
    api.content.events = [event('a', { organiser: 'Thabo', image: '/media/poster-96x64.webp' })];
    open();
    await press('Edit Event a');
    const dialog = await form('Edit Event');
    await user.click(await dialog.findByRole('button', { name: 'Remove image' }));
    await user.click(dialog.getByRole('button', { name: 'Update Event' }));
    expect(await screen.findByText('Event updated successfully!')).toBeTruthy();
    expect(api.content.events[0]).toMatchObject({ organiser: 'Thabo', image: null });
  });

  test('says at the field when a title is removed, and keeps what was typed about a deleted event', async () => {
    api.content.events = [event('a')];
    open();
    await press('Edit Event a');
    const dialog = await form('Edit Event');
    await user.clear(dialog.getByLabelText(/^Title/));
    await user.click(dialog.getByRole('button', { name: 'Update Event' }));
    expect(await dialog.findByText('Please enter a title.')).toBeTruthy();
    api.content.events = [];
    await user.type(dialog.getByLabelText(/^Title/), 'Too late');
    await user.click(dialog.getByRole('button', { name: 'Update Event' }));
    expect(await screen.findByText('Failed to update event. Please try again.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Too late');
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

  test('names a picture that visitors do not see', async () => {
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
