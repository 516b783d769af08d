import { notifications } from '@mantine/notifications';
import { runVideoMessages } from '@quartermile/core/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, buildVideo, endpoints, FakeApi, refuseFields } from '../../testing/index.js';
import { openDashboard } from '../test/render-dashboard.js';
import { type ServedCar, serveCars } from '../test/serve-cars.js';
// Preloaded, so that loading code does not count towards the timeouts.
import './car-drawer.js';
import { approvedMessages } from '../kernel/messages/board-messages.js';
import { drawerMessages } from './drawer-messages.js';

const text = drawerMessages;
const LINK = 'https://youtu.be/dQw4w9WgXcQ';
const user = userEvent.setup();
const videos = [
  buildVideo({ _id: 'one', title: 'Rematch', link: LINK }),
  buildVideo({ _id: 'two', title: 'Final' }),
];
let api: FakeApi;
let served: ServedCar;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  const golf = {
    name: 'Golf 7 R',
    owner: 'Thabo',
    time: '11.8',
    vehicleId: 'v1',
    status: 'approved',
  } as const;
  served = serveCars(api, [buildAdminCar({ ...golf, _id: 'golf' })]);
  api.respond(endpoints.videos.list, videos);
  api.respond(endpoints.cars.setVideo, ({ body: { video } }) => {
    const chosen = videos.find(({ _id }) => _id === video?._id);
    const runVideo = video && chosen ? { title: chosen.title, link: chosen.link, ...video } : undefined;
    return served('golf', { runVideo });
  });
});

const open = async () => {
  openDashboard(api, 'approved');
  await user.click(await screen.findByRole('button', { name: 'Golf 7 R' }));
  return form();
};
const form = async () => {
  const drawer = within(await screen.findByRole('dialog', { name: 'Golf 7 R' }));
  const section = within(await drawer.findByRole('region', { name: text.video }));
  await section.findByLabelText(text.videoField);
  return section;
};
const shown = () => served('golf').runVideo;
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
type Form = Awaited<ReturnType<typeof open>>;
const start = (section: Form) => section.getByLabelText<HTMLInputElement>(text.videoStart);
const choose = (section: Form, title: string) =>
  user.selectOptions(section.getByLabelText(text.videoField), title);
const save = (section: Form) => user.click(section.getByRole('button', { name: text.save }));

describe('the video of a run', () => {
  test('is chosen with a time, and undone', async () => {
    const section = await open();
    await choose(section, 'Rematch');
    type(start(section), '1:05');
    await save(section);
    await waitFor(() => expect(shown()).toMatchObject({ _id: 'one', second: 65 }));
    expect(start(await form()).value).toBe('1:05');
    await user.click(await screen.findByRole('button', { name: approvedMessages.undo }));
    await waitFor(() => expect(shown()).toBeUndefined());
  });

  test('is chosen by a pasted link of a known video', async () => {
    const section = await open();
    type(start(section), 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s');
    expect(section.getByLabelText<HTMLSelectElement>(text.videoField).value).toBe('one');
    expect(start(section).value).toBe('1:02:03');
    await save(section);
    await waitFor(() => expect(shown()).toMatchObject({ _id: 'one', second: 3723 }));
  });

  test.each([
    ['Rematch', '1:60', runVideoMessages.second],
    ['Rematch', '-5', runVideoMessages.second],
    ['Rematch', '12:00:01', runVideoMessages.second],
    ['Rematch', 'https://youtu.be/AAAAAAAAAAA?t=5', runVideoMessages.unknownLink],
    [text.noVideo, '1:05', runVideoMessages.incomplete],
  ])('"%s" at "%s" is refused, and what was typed stays', async (title, typed, message) => {
    const section = await open();
    await choose(section, title);
    type(start(section), typed);
    await save(section);
    expect(await section.findByText(message)).toBeTruthy();
    expect(start(section).value).toBe(typed);
    expect(api.calls(endpoints.cars.setVideo)).toHaveLength(0);
  });

  test('is released, and the undo brings it back', async () => {
    const runVideo = { _id: 'two', title: 'Final', link: LINK, second: 9 };
    served('golf', { runVideo });
    const section = await open();
    await choose(section, text.noVideo);
    expect(start(section).value).toBe('');
    await save(section);
    await waitFor(() => expect(shown()).toBeUndefined());
    await user.click(await screen.findByRole('button', { name: approvedMessages.undo }));
    await waitFor(() => expect(shown()).toMatchObject({ _id: 'two', second: 9 }));
  });

  test('is not lost when it cannot be saved, or its video is gone meanwhile', async () => {
    const section = await open();
    await choose(section, 'Final');
    type(start(section), '0:30');
    api.fail(endpoints.cars.setVideo, 'unavailable');
    await save(section);
    expect(await screen.findByText(text.videoFailed)).toBeTruthy();
    expect(start(section).value).toBe('0:30');
    api.recover();
    const unknown = { path: 'videoId', message: runVideoMessages.unknown };
    api.respond(endpoints.cars.setVideo, refuseFields([unknown]));
    await save(section);
    expect(await section.findByText(runVideoMessages.unknown)).toBeTruthy();
    expect(start(section).value).toBe('0:30');
  });
});

test('the videos say how many cars they show, also before they are deleted', async () => {
  api.respond(endpoints.videos.list, [buildVideo({ _id: 'one', title: 'Rematch', cars: 1 })]);
  openDashboard(api, 'videos');
  const row = within(await screen.findByRole('article', { name: 'Rematch' }));
  expect(row.getByText(/Shows 1 car/)).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Delete Rematch' }));
  expect(await screen.findByText(/It shows runs of 1 car/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete video' }));
  await waitFor(() => expect(api.calls(endpoints.videos.delete)).toHaveLength(1));
});
