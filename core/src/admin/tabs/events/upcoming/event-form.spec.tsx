import { notifications } from '@mantine/notifications';
import { publishAtMessages } from '@quartermile/core/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildEvent, endpoints, FakeApi, Refusal } from '../../../../testing/index.js';
import { createMemoryHost } from '../../../test/memory-host.js';
import { openDashboard, renderDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup();
const event = buildEvent();
const { add, list, update } = endpoints.events;
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  api.respond(add, event);
  api.respond(update, event);
});

const open = () => openDashboard(api, 'events');
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

  test('schedules an event, and shows a refused time at its field', async () => {
    api.respond(
      add,
      new Refusal('invalid_input', { errors: [{ path: '_publishAt', message: publishAtMessages.past }] }),
    );
    open();
    await press('Add Event');
    const dialog = await fill({ Title: 'Street night' });
    fireEvent.change(dialog.getByLabelText(/^Publish at/), { target: { value: '2096-12-01T18:00' } });
    await user.click(dialog.getByRole('button', { name: 'Schedule Event' }));
    expect(await dialog.findByText(publishAtMessages.past)).toBeTruthy();
    expect(api.bodies(add)).toEqual([{ title: 'Street night', _publishAt: '2096-12-01T16:00:00.000Z' }]);
  });

  test('changes when a scheduled event is published, without a word about its other fields', async () => {
    const _publishAt = '2096-12-01T16:00:00.000Z';
    api.respond(list, [{ ...event, _publishAt }]);
    open();
    expect(await screen.findByText('Scheduled · 1 Dec 2096, 18:00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Entry list/ })).toBeNull();
    await press(`Edit ${String(event.title)}`);
    const dialog = await form('Edit Event');
    fireEvent.change(dialog.getByLabelText(/^Publish at/), { target: { value: '' } });
    await user.click(dialog.getByRole('button', { name: 'Publish Now' }));
    expect(await screen.findByText('Event updated successfully!')).toBeTruthy();
    expect(api.bodies(update)).toEqual([{ _publishAt: null, _seen: { _publishAt } }]);
  });

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
    expect(dialog.getByText('Johannesburg time')).toBeTruthy();
    api.respond(list, [event]);
    await user.click(dialog.getByRole('button', { name: 'Add Event' }));
    expect(await screen.findByText('Event added successfully!')).toBeTruthy();
    expect(await titles()).toEqual(['Event a']);
    expect(api.bodies(add)).toEqual([
      {
        title: 'Street night',
        date: '2096-12-05T16:00:00.000Z',
        location: { lat: -26.0943, lng: 27.6612 },
        description: 'Bring ear plugs.',
      },
    ]);
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
    expect(api.bodies(add)).toEqual([]);
  });

  test('says how visitors will see the place', async () => {
    open();
    await press('Add Event');
    const dialog = await fill({ Location: 'Tarlton' });
    expect(dialog.getByText('Visitors see these words.')).toBeTruthy();
  });

  test('has a disabled button while it is sent', async () => {
    const release = api.hold(add);
    open();
    await press('Add Event');
    const dialog = await fill({ Title: 'Street night' });
    await user.click(dialog.getByRole('button', { name: 'Add Event' }));
    expect(await dialog.findByRole('button', { name: 'Adding Event...' })).toHaveProperty('disabled', true);
    release();
    expect(await screen.findByText('Event added successfully!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('removes the picture of an event, and nothing that the form does not know', async () => {
    const image = '/media/poster-96x64.webp';
    api.respond(list, [{ ...event, organiser: 'Thabo', image }]);
    open();
    await press('Edit Event a');
    const dialog = await form('Edit Event');
    await user.click(await dialog.findByRole('button', { name: 'Remove image' }));
    await user.click(dialog.getByRole('button', { name: 'Update Event' }));
    expect(await screen.findByText('Event updated successfully!')).toBeTruthy();
    expect(api.bodies(update)).toEqual([{ image: null, _seen: { image } }]);
  });

  test('says at the field when a title is removed, and keeps what was typed about a deleted event', async () => {
    api.respond(list, [event]);
    open();
    await press('Edit Event a');
    const dialog = await form('Edit Event');
    await user.clear(dialog.getByLabelText(/^Title/));
    await user.click(dialog.getByRole('button', { name: 'Update Event' }));
    expect(await dialog.findByText('Please enter a title.')).toBeTruthy();
    api.respond(update, new Refusal('not_found'));
    await user.type(dialog.getByLabelText(/^Title/), 'Too late');
    await user.click(dialog.getByRole('button', { name: 'Update Event' }));
    expect(await screen.findByText('Failed to update event. Please try again.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Too late');
  });

  test('keeps what was typed when it fails', async () => {
    api.fail(add, 'unavailable');
    open();
    await press('Add Event');
    const dialog = await fill({ Title: 'Street night' });
    await user.click(dialog.getByRole('button', { name: 'Add Event' }));
    expect(await screen.findByText('Failed to add event. Please try again.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Street night');
  });

  test('edits a document in its own fields, and leaves all others alone', async () => {
    const fields = { eventName: 'Old', startDate: '2096-12-05', tickets: { price: 120 }, details: 'Words' };
    api.respond(list, [{ id: 'a', ...fields }]);
    open();
    await press('Edit Old');
    const dialog = await form('Edit Event');
    await user.clear(dialog.getByLabelText(/^Title/));
    await user.type(dialog.getByLabelText(/^Title/), 'New');
    await user.clear(dialog.getByLabelText(/^Description/));
    await user.click(dialog.getByRole('button', { name: 'Update Event' }));
    expect(await screen.findByText('Event updated successfully!')).toBeTruthy();
    expect(api.bodies(update)).toEqual([
      { eventName: 'New', details: null, _seen: { eventName: 'Old', details: 'Words' } },
    ]);
  });

  test('gives an untitled event a date without asking for a title', async () => {
    api.respond(list, [{ id: 'a', note: 'kept' }]);
    open();
    await press('No date (1)');
    await press('Edit Untitled Event');
    const dialog = await form('Edit Event');
    await user.type(dialog.getByLabelText(/^Date/), '2096-12-05');
    await user.click(dialog.getByRole('button', { name: 'Update Event' }));
    await screen.findByText('Event updated successfully!');
    expect(api.bodies(update)).toEqual([{ date: '2096-12-05', _seen: { date: null } }]);
  });

  test('says when an update fails', async () => {
    api.respond(list, [event]);
    api.fail(update, 'unavailable');
    open();
    await press('Edit Event a');
    await user.click((await form('Edit Event')).getByRole('button', { name: 'Update Event' }));
    expect(await screen.findByText('Failed to update event. Please try again.')).toBeTruthy();
  });

  test('names a picture that visitors do not see', async () => {
    api.respond(list, [{ ...event, photo: 'https://example.com/a.jpg' }]);
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
    const dashboard = createMemoryHost(api.transport, 'token');
    const first = renderDashboard(dashboard, 'events');
    await press('Add Event');
    await fill({ Title: 'Street night' });
    first.unmount();
    renderDashboard(dashboard, 'events');
    const title = (await form('Add Event')).getByLabelText<HTMLInputElement>(/^Title/);
    await waitFor(() => expect(title.value).toBe('Street night'));
  });
});
