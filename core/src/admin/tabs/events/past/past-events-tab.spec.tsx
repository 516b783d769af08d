import { notifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildPastEvent, endpoints, FakeApi, Refusal } from '../../../../testing/index.js';
import { createMemoryHost, type MemoryHost } from '../../../test/memory-host.js';
import { openDashboard, renderDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup();
const pastEvent = buildPastEvent({ location: 'Killarney' });
const video = { link: 'https://youtu.be/abcdefghijk', title: null };
let api: FakeApi;
let host: MemoryHost;

const serve = (...pastEvents: (typeof pastEvent)[]) => api.respond(endpoints.pastEvents.list, pastEvents);

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  serve(pastEvent);
  for (const name of ['add', 'update', 'toggleFeatured', 'addPicture', 'addVideo'] as const)
    api.respond(endpoints.pastEvents[name], pastEvent);
});

const open = () => openDashboard(api, 'past-events');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const picture = () => new File([new Uint8Array([137, 80, 78, 71])], 'run.png', { type: 'image/png' });
const media = async () => {
  host = createMemoryHost(api.transport, 'token');
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
    await screen.findByRole('button', { name: 'Feature Winter shoot-out' });
    serve({ ...pastEvent, featured: true });
    await press('Feature Winter shoot-out');
    expect(await screen.findByText('Past event updated successfully!')).toBeTruthy();
    await press('Unfeature Winter shoot-out');
    await waitFor(() => expect(api.calls(endpoints.pastEvents.toggleFeatured)).toHaveLength(2));
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
    expect(api.bodies(endpoints.pastEvents.add)).toMatchObject([
      { title: 'Spring run', date: '2026-09-05', featured: true },
    ]);
  });

  test('asks for title and date', async () => {
    open();
    await press('Add Past Event');
    const form = await dialog('Add Past Event');
    await user.click(form.getByRole('button', { name: 'Add Past Event' }));
    expect(await form.findByText('Please enter a title.')).toBeTruthy();
    expect(form.getByText('Please enter a date.')).toBeTruthy();
    expect(api.bodies(endpoints.pastEvents.add)).toEqual([]);
  });

  test('sends what was changed and nothing else', async () => {
    open();
    await press('Edit Winter shoot-out');
    const form = await dialog('Edit Past Event');
    await user.clear(form.getByLabelText(/^Location/));
    await user.click(form.getByRole('button', { name: 'Update Past Event' }));
    expect(await screen.findByText('Past event updated successfully!')).toBeTruthy();
    expect(api.bodies(endpoints.pastEvents.update)).toEqual([
      { location: '', _seen: { location: 'Killarney' } },
    ]);
  });

  test('keeps what was typed when it fails', async () => {
    api.fail(endpoints.pastEvents.update, 'unavailable');
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
    serve({ ...pastEvent, gallery: [{ image: '/media/final-96x64.webp', caption: 'The final' }] });
    await user.click(form.getByRole('button', { name: 'Add picture' }));
    expect(await screen.findByText('Picture added successfully!')).toBeTruthy();
    expect(await form.findByText('The final')).toBeTruthy();
    expect(api.bodies(endpoints.pastEvents.addPicture)).toEqual([
      { image: expect.stringMatching(/^data:image\/png/), caption: 'The final' },
    ]);
    await press('Remove picture 1');
    await press('Remove');
    expect(await screen.findByText('Picture removed successfully!')).toBeTruthy();
    expect(api.bodies(endpoints.pastEvents.update)).toMatchObject([{ gallery: [] }]);
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
    await user.type(link, video.link);
    serve({ ...pastEvent, videos: [video] });
    await user.click(form.getByRole('button', { name: 'Add video' }));
    expect(await screen.findByText('Video added successfully!')).toBeTruthy();
    expect(api.bodies(endpoints.pastEvents.addVideo)).toMatchObject([{ link: video.link }]);
    await press('Remove https://youtu.be/abcdefghijk');
    await press('Remove');
    expect(await screen.findByText('Video removed successfully!')).toBeTruthy();
    expect(api.bodies(endpoints.pastEvents.update)).toMatchObject([{ videos: [] }]);
  });

  test('say when adding or removing fails', async () => {
    serve({ ...pastEvent, videos: [{ ...video, title: 'Final' }] });
    api.fail(endpoints.pastEvents.addVideo, 'unavailable');
    api.fail(endpoints.pastEvents.update, 'unavailable');
    const form = await media();
    await user.type(form.getByLabelText(/^Video URL/), video.link);
    await user.click(form.getByRole('button', { name: 'Add video' }));
    expect(await screen.findByText('Failed to add video. Please try again.')).toBeTruthy();
    await press('Remove Final');
    await press('Remove');
    expect(await screen.findByText('Failed to remove it. Please try again.')).toBeTruthy();
  });

  test('stay as last shown when somebody else deletes the past event', async () => {
    serve({ ...pastEvent, videos: [video] });
    const form = await media();
    serve();
    api.respond(endpoints.pastEvents.update, new Refusal('not_found'));
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
    serve();
    api.respond(endpoints.pastEvents.update, new Refusal('not_found'));
    await user.click(form.getByRole('button', { name: 'Update Past Event' }));
    expect(await screen.findByText('Failed to update past event. Please try again.')).toBeTruthy();
    expect(await screen.findByText('No Past Events Yet')).toBeTruthy();
    const still = await dialog('Edit Past Event');
    expect(still.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Winter shoot-out!');
  });
});
