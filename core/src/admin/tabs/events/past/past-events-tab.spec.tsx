import { notifications } from '@mantine/notifications';
import { apiPath, apiRoutes } from '@quartermile/core/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildPastEvent, MemoryApi } from '../../../../testing/index.js';
import { createMemoryHost, type MemoryHost } from '../../../test/memory-host.js';
import { renderDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup();
const routes = apiRoutes.pastEvents;
let api: MemoryApi;
let host: MemoryHost;

beforeEach(() => {
  notifications.clean();
  api = new MemoryApi();
  api.content.pastEvents = [buildPastEvent({ location: 'Killarney' })];
});

const open = () => renderDashboard(createMemoryHost(api.transport, api.openSession()), 'past-events');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const picture = () => new File([new Uint8Array([137, 80, 78, 71])], 'run.png', { type: 'image/png' });
const fails = (pattern: string) => api.trouble.set(apiPath(pattern, { id: 'past-1' }), 'unavailable');
const media = async () => {
  host = createMemoryHost(api.transport, api.openSession());
  renderDashboard(host, 'past-events');
  await press('Gallery and videos of Winter shoot-out');
  return dialog('Gallery and videos of Winter shoot-out');
};

describe('the past events', () => {
  test('show date, place and what hangs on them', async () => {
    open();
    const card = await screen.findByRole('article', { name: 'Winter shoot-out' });
    for (const text of ['Saturday, 18 July 2026', 'Killarney', '0 pictures, 0 videos']) {
      expect(within(card).getByText(text)).toBeTruthy();
    }
  });

  test('are featured and unfeatured', async () => {
    open();
    await press('Feature Winter shoot-out');
    expect(await screen.findByText('Past event updated successfully!')).toBeTruthy();
    await press('Unfeature Winter shoot-out');
    await waitFor(() => expect(api.content.pastEvents[0]?.featured).toBe(false));
  });
});

describe('the form of a past event', () => {
  test('adds one', async () => {
    open();
    await press('Add Past Event');
    const form = await dialog('Add Past Event');
    await user.type(form.getByLabelText(/^Title/), 'Spring run');
    await user.type(form.getByLabelText(/^Date/), '2026-09-05');
    await user.click(form.getByLabelText('Featured'));
    await user.click(form.getByRole('button', { name: 'Add Past Event' }));
    expect(await screen.findByText('Past event added successfully!')).toBeTruthy();
    expect(api.content.pastEvents[0]).toMatchObject({
      title: 'Spring run',
      date: '2026-09-05',
      featured: true,
    });
  });

  test('asks for title and date', async () => {
    open();
    await press('Add Past Event');
    const form = await dialog('Add Past Event');
    await user.click(form.getByRole('button', { name: 'Add Past Event' }));
    expect(await form.findByText('Please enter a title.')).toBeTruthy();
    expect(form.getByText('Please enter a date.')).toBeTruthy();
    expect(api.countOf(routes.add)).toBe(0);
  });

  test('sends what was changed and nothing else', async () => {
    open();
    await press('Edit Winter shoot-out');
    const form = await dialog('Edit Past Event');
    await user.clear(form.getByLabelText(/^Location/));
    await user.click(form.getByRole('button', { name: 'Update Past Event' }));
    expect(await screen.findByText('Past event updated successfully!')).toBeTruthy();
    expect(api.received.find(({ method }) => method === 'PUT')?.body).toEqual({
      location: '',
      _seen: { location: 'Killarney' },
    });
    expect(api.content.pastEvents[0]?.location).toBeNull();
  });

  test('keeps what was typed when it fails', async () => {
    api.trouble.set(routes.add, 'unavailable');
    fails(routes.update);
    open();
    await press('Edit Winter shoot-out');
    const form = await dialog('Edit Past Event');
    await user.type(form.getByLabelText(/^Title/), '!');
    await user.click(form.getByRole('button', { name: 'Update Past Event' }));
    expect(await screen.findByText('Failed to update past event. Please try again.')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Winter shoot-out!');
  });
});

describe('gallery and videos', () => {
  test('take pictures with captions, and give them up', async () => {
    const form = await media();
    await user.upload(form.getByLabelText(/^New picture/), picture());
    await user.type(form.getByLabelText(/^Caption/), 'The final');
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Add picture' })).toHaveProperty('disabled', false),
    );
    await user.click(form.getByRole('button', { name: 'Add picture' }));
    expect(await screen.findByText('Picture added successfully!')).toBeTruthy();
    expect(await form.findByText('The final')).toBeTruthy();
    expect(api.content.pastEvents[0]?.gallery).toHaveLength(1);
    await press('Remove picture 1');
    await press('Remove');
    expect(await screen.findByText('Picture removed successfully!')).toBeTruthy();
    expect(api.content.pastEvents[0]?.gallery).toEqual([]);
  });

  test('ask for the picture', async () => {
    const form = await media();
    await user.click(form.getByRole('button', { name: 'Add picture' }));
    expect(await form.findByText('Please add this image.')).toBeTruthy();
  });

  test('take videos of the known kinds only', async () => {
    const form = await media();
    const link = form.getByLabelText(/^Video URL/);
    await user.type(link, 'https://example.com/film');
    await user.click(form.getByRole('button', { name: 'Add video' }));
    expect(await form.findByText('Invalid video link.')).toBeTruthy();
    await user.clear(link);
    await user.type(link, 'https://youtu.be/abcdefghijk');
    await user.click(form.getByRole('button', { name: 'Add video' }));
    expect(await screen.findByText('Video added successfully!')).toBeTruthy();
    await press('Remove https://youtu.be/abcdefghijk');
    await press('Remove');
    expect(await screen.findByText('Video removed successfully!')).toBeTruthy();
    expect(api.content.pastEvents[0]?.videos).toEqual([]);
  });

  test('say when adding or removing fails', async () => {
    const videos = [{ link: 'https://youtu.be/abcdefghijk', title: 'Final' }];
    api.content.pastEvents = [buildPastEvent({ videos })];
    fails(routes.addVideo);
    fails(routes.update);
    const form = await media();
    await user.type(form.getByLabelText(/^Video URL/), 'https://youtu.be/abcdefghijk');
    await user.click(form.getByRole('button', { name: 'Add video' }));
    expect(await screen.findByText('Failed to add video. Please try again.')).toBeTruthy();
    await press('Remove Final');
    await press('Remove');
    expect(await screen.findByText('Failed to remove it. Please try again.')).toBeTruthy();
  });

  test('stay as last shown when somebody else deletes the past event', async () => {
    const form = await media();
    await user.type(form.getByLabelText(/^Video URL/), 'https://youtu.be/abcdefghijk');
    await user.click(form.getByRole('button', { name: 'Add video' }));
    await form.findByRole('button', { name: /^Remove https/ });
    api.content.pastEvents = [];
    act(() => host.emit({ type: 'changed' }));
    expect(await screen.findByText('No Past Events Yet')).toBeTruthy();
    await user.click(form.getByRole('button', { name: /^Remove https/ }));
    await press('Remove');
    expect(await screen.findByText('Failed to remove it. Please try again.')).toBeTruthy();
  });

  test('stays with what was typed when somebody else deletes the past event', async () => {
    open();
    await press('Edit Winter shoot-out');
    const form = await dialog('Edit Past Event');
    await user.type(form.getByLabelText(/^Title/), '!');
    api.content.pastEvents = [];
    await user.click(form.getByRole('button', { name: 'Update Past Event' }));
    expect(await screen.findByText('Failed to update past event. Please try again.')).toBeTruthy();
    expect(await screen.findByText('No Past Events Yet')).toBeTruthy();
    const still = await dialog('Edit Past Event');
    expect(still.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Winter shoot-out!');
  });
});
