import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildVideo, endpoints, FakeApi } from '../../../../testing/index.js';
import { openDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup({ applyAccept: false });
const link = 'https://youtu.be/aqz-KE-bpKQ';
const thumbnail = new File(['a picture'], 'strip.png', { type: 'image/png' });
const golf = buildVideo({ _id: 'golf', views: 1204 });
const m2 = buildVideo({ _id: 'm2', title: 'BMW M2 on the strip', views: 1 });
const hatch = buildVideo({ _id: 'hatch', title: 'Hatch day', link });
let api: FakeApi;

const serve = (...videos: (typeof golf)[]) => api.respond(endpoints.videos.list, videos);

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  serve(golf, m2);
  api.respond(endpoints.videos.add, hatch);
  api.respond(endpoints.videos.update, m2);
});

const open = () => openDashboard(api, 'videos');
const titles = async () =>
  (await screen.findAllByRole('article')).map((video) => within(video).getByRole('heading').textContent);
const type = async (label: RegExp, words: string) => {
  await user.click(await screen.findByLabelText(label));
  await user.paste(words);
};
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

describe('the add-video form', () => {
  test('adds a video with its thumbnail, says so and clears', async () => {
    open();
    await type(/Title/, 'Hatch day');
    await type(/Video URL/, link);
    await user.upload(screen.getByLabelText(/Custom Thumbnail/), thumbnail);
    await screen.findByRole('img', { name: /Preview/ });
    serve(hatch, golf, m2);
    await press('Add Video');
    expect(await screen.findByText('Video added successfully!')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Title/).value).toBe('');
    expect(screen.queryByRole('img', { name: /Preview/ })).toBeNull();
    await waitFor(async () => expect(await titles()).toHaveLength(3));
    expect(api.bodies(endpoints.videos.add)).toEqual([
      {
        title: 'Hatch day',
        link,
        thumbnail: expect.stringMatching(/^data:image\/png/),
        publishAt: null,
      },
    ]);
  });

  test('schedules a video for a time of the site’s clock, and says so', async () => {
    api.respond(endpoints.videos.add, { ...hatch, publishAt: '2099-12-03T16:00:00.000Z' });
    open();
    await type(/Title/, 'Hatch day');
    await type(/Video URL/, link);
    fireEvent.change(screen.getByLabelText(/Publish at/), { target: { value: '2099-12-03T18:00' } });
    await press('Schedule Video');
    expect(
      await screen.findByText('Video added successfully! Scheduled for 3 Dec 2099, 18:00.'),
    ).toBeTruthy();
    expect(api.bodies(endpoints.videos.add)).toMatchObject([{ publishAt: '2099-12-03T16:00:00.000Z' }]);
  });

  test('takes an empty title from the site of the video', async () => {
    api.respond(endpoints.videos.title, { title: 'Hatch day' });
    open();
    await type(/Video URL/, link);
    await user.tab();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Title/).value).toBe('Hatch day'));
  });

  test('leaves the title as it is when it is typed, or when the site cannot be reached', async () => {
    api.fail(endpoints.videos.title, 'unavailable');
    open();
    await type(/Video URL/, link);
    await user.tab();
    await waitFor(() => expect(api.calls(endpoints.videos.title)).toHaveLength(1));
    expect(screen.getByLabelText<HTMLInputElement>(/Title/).value).toBe('');
    await type(/Title/, 'My own');
    await user.click(screen.getByLabelText(/Video URL/));
    await user.tab();
    expect(screen.getByLabelText<HTMLInputElement>(/Title/).value).toBe('My own');
    expect(api.calls(endpoints.videos.title)).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says what is missing or wrong at the field, goes there, and sends nothing', async () => {
    open();
    await type(/Video URL/, 'https://example.org/clip');
    await press('Add Video');
    expect(await screen.findByText('Please enter a title.')).toBeTruthy();
    expect(screen.getByText('Invalid video link.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Title/)));
    expect(api.bodies(endpoints.videos.add)).toEqual([]);
  });

  test('keeps everything when it fails, and says so', async () => {
    api.fail(endpoints.videos.add, 'unavailable');
    open();
    await type(/Title/, 'Hatch day');
    await type(/Video URL/, link);
    await press('Add Video');
    expect(await screen.findByText('Failed to add video. Please try again.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Title/).value).toBe('Hatch day');
    api.recover();
    await press('Add Video');
    expect(await screen.findByText('Video added successfully!')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Title/).value).toBe('');
  });

  test('has a disabled button while it is sent', async () => {
    const release = api.hold(endpoints.videos.add);
    open();
    await type(/Title/, 'Hatch day');
    await type(/Video URL/, link);
    await press('Add Video');
    expect(await screen.findByRole('button', { name: 'Adding Video...' })).toHaveProperty('disabled', true);
    serve(hatch, golf, m2);
    release();
    expect(await screen.findByText('Video added successfully!')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Add Video' })).toHaveProperty('disabled', false);
    expect(await screen.findByRole('heading', { name: 'Video Library (3)' })).toBeTruthy();
    expect(within(screen.getByRole('article', { name: 'Hatch day' })).getByText('0 views')).toBeTruthy();
  });

  test('refuses a thumbnail over the limit', async () => {
    open();
    const big = Object.defineProperty(new File(['x'], 'big.jpg', { type: 'image/jpeg' }), 'size', {
      value: 10 * 1024 * 1024 + 1,
    });
    await user.upload(await screen.findByLabelText(/Custom Thumbnail/), big);
    expect(await screen.findByText('Thumbnail must be less than 10MB')).toBeTruthy();
  });

  test('takes a pasted picture', async () => {
    open();
    await screen.findByLabelText(/Title/);
    document.dispatchEvent(
      Object.assign(new Event('paste', { bubbles: true }), { clipboardData: { files: [thumbnail] } }),
    );
    expect(await screen.findByRole('img', { name: /Preview/ })).toBeTruthy();
  });
});

describe('the video library', () => {
  test('shows title and views of each video, in the order they were served', async () => {
    open();
    expect(await titles()).toEqual(['Golf 7 R against the clock', 'BMW M2 on the strip']);
    expect(screen.getByText('1 204 views')).toBeTruthy();
    expect(screen.getByText('1 view')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Video Library (2)' })).toBeTruthy();
  });

  test('finds by words, from the key "/" on', async () => {
    open();
    await titles();
    await user.keyboard('/m2');
    await waitFor(async () => expect(await titles()).toEqual(['BMW M2 on the strip']));
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await titles()).toHaveLength(2));
  });

  test('says when nothing is found, and shows everything again', async () => {
    open();
    await titles();
    await user.type(screen.getByRole('searchbox', { name: 'Search videos' }), 'lawnmower');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    await press('Show everything');
    expect(await titles()).toHaveLength(2);
  });

  test('can be sorted', async () => {
    serve(golf, { ...m2, views: 9000 });
    open();
    await titles();
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(await screen.findByRole('option', { name: 'Most views' }));
    await waitFor(async () => expect((await titles())[0]).toBe('BMW M2 on the strip'));
  });

  test('shows cards, or lines once they are asked for', async () => {
    open();
    await titles();
    const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
    expect([pressed('Grid'), pressed('List')]).toEqual(['true', 'false']);
    await press('List');
    await waitFor(() => expect([pressed('Grid'), pressed('List')]).toEqual(['false', 'true']));
    expect(screen.getAllByRole('article')[0]?.closest('[data-display]')).toHaveProperty(
      'dataset.display',
      'list',
    );
  });

  test('edits a video and closes', async () => {
    open();
    await titles();
    await press('Edit BMW M2 on the strip');
    const form = within(await screen.findByRole('dialog', { name: 'Edit Video' }));
    await user.clear(form.getByLabelText(/Title/));
    await user.type(form.getByLabelText(/Title/), 'BMW M2, again');
    serve(golf, { ...m2, title: 'BMW M2, again' });
    await user.click(form.getByRole('button', { name: 'Update Video' }));
    expect(await screen.findByText('Video updated successfully!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await titles()).toContain('BMW M2, again'));
    const [sent] = api.calls(endpoints.videos.update);
    expect([sent?.parameters.id, sent?.body.title]).toEqual(['m2', 'BMW M2, again']);
    expect(sent?.body).not.toHaveProperty('thumbnail');
  });

  test('shows when a video is published, and publishes it now without its time', async () => {
    serve({ ...golf, publishAt: '2099-12-03T16:00:00.000Z' }, m2);
    open();
    await titles();
    const card = within(screen.getByRole('article', { name: golf.title }));
    expect(card.getByText('Scheduled · 3 Dec 2099, 18:00')).toBeTruthy();
    await press('Edit BMW M2 on the strip');
    const published = within(await screen.findByRole('dialog', { name: 'Edit Video' }));
    expect(published.queryByLabelText(/Publish at/)).toBeNull();
    await user.click(published.getByRole('button', { name: 'Cancel' }));
    await press(`Edit ${golf.title}`);
    const form = within(await screen.findByRole('dialog', { name: 'Edit Video' }));
    const field = form.getByLabelText<HTMLInputElement>(/Publish at/);
    expect(field.value).toBe('2099-12-03T18:00');
    expect(form.getByRole('button', { name: 'Update Video' })).toBeTruthy();
    fireEvent.change(field, { target: { value: '' } });
    await user.click(form.getByRole('button', { name: 'Publish Now' }));
    expect(await screen.findByText('Video updated successfully!')).toBeTruthy();
    expect(api.bodies(endpoints.videos.update)).toMatchObject([
      { publishAt: null, _seen: { publishAt: '2099-12-03T16:00:00.000Z' } },
    ]);
  });

  test('keeps an edit that failed, and says so', async () => {
    api.fail(endpoints.videos.update, 'unavailable');
    open();
    await titles();
    await press('Edit BMW M2 on the strip');
    const form = within(await screen.findByRole('dialog', { name: 'Edit Video' }));
    await user.type(form.getByLabelText(/Title/), '!');
    await user.click(form.getByRole('button', { name: 'Update Video' }));
    expect(await screen.findByText('Failed to update video. Please try again.')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/Title/).value).toBe('BMW M2 on the strip!');
    api.recover();
    await user.click(form.getByRole('button', { name: 'Update Video' }));
    expect(await screen.findByText('Video updated successfully!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
