import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type ActivityPage,
  type AdminCar,
  apiPath,
  apiRoutes,
  type Car,
  type CarPage,
  carPageRoutes,
  type Entry,
  runRoutes,
  runVideoRoutes,
  type Video,
  type VideoRun,
} from '@quartermile/core/domain';
import { addReviewer } from './harness/administrators/reviewer.js';
import { CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const DRAG = 'Our Drag Races';
const LINK = 'https://youtu.be/dQw4w9WgXcQ';
const { videos, leaderboard, admin } = apiRoutes;

let server: TestApp;
let calls: CarCalls;
beforeAll(async () => {
  server = await startTestApp({ rateLimit: 'off', slipReader: 'off' });
  calls = await CarCalls.on(server);
});
beforeEach(() => emptyTables(server, 'cars', 'entries', 'votes', 'videos', 'video_views', 'activity'));
afterAll(() => server.close());

// Without a picture anywhere: the address of a file in a cloud drive.
const addVideo = async (title = 'Rematch', link = 'https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view') =>
  (await calls.sendAsAdmin('POST', videos.add, { title, link })).json<Video>();
const addChannelVideo = async (): Promise<Video> => {
  const video = await addVideo();
  await server.dataSource.query('UPDATE videos SET link = $2 WHERE id = $1', [video._id, LINK]);
  return { ...video, link: LINK };
};
const set = (carId: string, video: object | null) =>
  calls.sendAsAdmin('PUT', runVideoRoutes.set, { carId, video });
const attach = async (carId: string, video: object | null): Promise<AdminCar> => {
  const answer = await set(carId, video);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json();
};
const runsOf = async (id: string) =>
  (await calls.send('GET', apiPath(runVideoRoutes.runs, { id }))).json<VideoRun[]>();
const list = async () => (await calls.send('GET', videos.list)).json<Video[]>();
const entries = async () => (await calls.send('GET', leaderboard.list)).json<Entry[]>();
const records = async (carId: string) =>
  (await calls.sendAsAdmin('GET', `${admin.activity}?cars=${carId}`)).json<ActivityPage>().items;
const approve = async (fields: object = {}): Promise<AdminCar> => (await calls.approve([DRAG], fields)).car;

describe('an administrator attaches a video to a run', () => {
  test('which every public answer about the run then has, and which is recorded', async () => {
    const [video, car] = [await addChannelVideo(), await approve()];
    const before = (await calls.send('GET', leaderboard.list)).headers.etag;
    const runVideo = {
      _id: video._id,
      title: 'Rematch',
      link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=65s',
      second: 65,
    };
    expect(await attach(car._id, { _id: video._id, second: '1:05' })).toEqual({ ...car, runVideo });
    expect((await calls.send('GET', leaderboard.list)).headers.etag).not.toBe(before);
    expect(await entries()).toMatchObject([{ car: { _id: car._id, runVideo } }]);
    const page = (await calls.send('GET', apiPath(carPageRoutes.car, { carId: car._id }))).json<CarPage>();
    expect(page).toMatchObject({ car: { runVideo }, runs: [{ runVideo }] });
    expect(await calls.approved()).toMatchObject([{ runVideo }]);
    expect((await list())[0]).toEqual({ ...video, cars: 1 });
    expect((await records(car._id))[0]).toMatchObject({
      actor: server.config.adminEmail,
      action: 'set-run-video',
      subject: { type: 'car', id: car._id },
      before: { runVideo: null },
      after: { runVideo: 'Rematch, 1:05' },
    });
  });

  test('whose undo sends what was there before', async () => {
    const [one, other] = [await addVideo('One'), await addVideo('Other')];
    const { _id } = await approve();
    await attach(_id, { _id: one._id, second: 0 });
    await attach(_id, { _id: other._id, second: 43_200 });
    expect((await attach(_id, { _id: one._id, second: 0 })).runVideo).toMatchObject({
      title: 'One',
      second: 0,
    });
    expect(await attach(_id, null)).not.toHaveProperty('runVideo');
    expect((await entries())[0]?.car).not.toHaveProperty('runVideo');
    const told = (await records(_id)).map(({ after }) => (after as Car | null)?.runVideo);
    expect(told.slice(0, 4)).toEqual([null, 'One, 0:00', 'Other, 12:00:00', 'One, 0:00']);
    expect((await list()).map((video) => video.cars)).toEqual([undefined, undefined]);
  });

  test('but the same again changes and records nothing', async () => {
    const [video, { _id }] = [await addVideo(), await approve()];
    await attach(_id, { _id: video._id, second: 5 });
    const recorded = await records(_id);
    await attach(_id, { _id: video._id, second: '0:05' });
    expect(await records(_id)).toEqual(recorded);
  });

  test('not to an unknown run, not as a reviewer, and not as a visitor', async () => {
    const [video, car] = [await addVideo(), await approve()];
    const body = { carId: car._id, video: { _id: video._id, second: 5 } };
    const reviewer = await (await addReviewer(server)).signIn();
    const asReviewer = { authorization: `Bearer ${reviewer}` };
    expect((await calls.send('PUT', runVideoRoutes.set, body, asReviewer)).statusCode).toBe(403);
    expect((await calls.send('PUT', runVideoRoutes.set, body)).statusCode).toBe(401);
    expect((await set('00000000-0000-7000-8000-000000000000', body.video)).statusCode).toBe(404);
  });

  test('in turns with other edits of the same run, none of which is lost', async () => {
    const [video, car] = [await addVideo(), await approve()];
    const edit = (time: string) =>
      calls.sendAsAdmin('PUT', apiRoutes.cars.update, {
        carId: car._id,
        owner: 'Thandi',
        cellphone: '+27 82 123 4567',
        drivetrain: 'AWD',
        time,
      });
    const seconds = [1, 2, 3, 4, 5];
    const answers = await Promise.all(
      seconds.flatMap((second) => [set(car._id, { _id: video._id, second }), edit(`11.${second}`)]),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const [after] = await calls.approved();
    const actions = (await records(car._id)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'set-run-video')).toHaveLength(5);
    expect(after?.time).toMatch(/^11\.[1-5]$/);
    expect(after?.runVideo?.second).toBeGreaterThan(0);
  });
});

describe('a changed video', () => {
  test('is changed in its runs, and keeps their seconds', async () => {
    const [video, car] = [await addVideo(), await approve()];
    await attach(car._id, { _id: video._id, second: 65 });
    const link = 'https://drive.google.com/file/d/2AbC_dEf-GhIjKlMn/view';
    await calls.sendAsAdmin('PUT', apiPath(videos.update, { id: video._id }), { title: 'Final', link });
    expect((await entries())[0]?.car.runVideo).toEqual({
      _id: video._id,
      title: 'Final',
      link: `${link}?t=65`,
      second: 65,
    });
  });

  test('that is deleted releases its runs, each with a record, while attachments wait for it', async () => {
    const video = await addVideo();
    const cars = [await approve(), await approve({ name: 'Polo', cellphone: '+27 82 765 4321' })];
    for (const { _id } of cars) await attach(_id, { _id: video._id, second: 5 });
    const [deletion, attachment] = await Promise.all([
      calls.sendAsAdmin('DELETE', apiPath(videos.delete, { id: video._id })),
      set(cars[0]?._id ?? '', { _id: video._id, second: 6 }),
    ]);
    expect(deletion.statusCode).toBe(200);
    expect([200, 400]).toContain(attachment.statusCode);
    expect((await entries()).map(({ car }) => car.runVideo)).toEqual([undefined, undefined]);
    for (const { _id } of cars)
      expect((await records(_id))[0]).toMatchObject({ action: 'set-run-video', after: { runVideo: null } });
    const [{ left }] = await server.dataSource.query(
      'SELECT count(*)::int AS left FROM cars WHERE run_video IS NOT NULL OR video_id IS NOT NULL',
    );
    expect(left).toBe(0);
  });

  test('that disappears otherwise, as demo content does, releases them too', async () => {
    const [video, car] = [await addVideo(), await approve()];
    await attach(car._id, { _id: video._id, second: 5 });
    await server.dataSource.query('DELETE FROM videos');
    expect((await calls.approved())[0]).not.toHaveProperty('runVideo');
  });
});

describe('the runs of a video', () => {
  test('are those of cars on a board, in its order, each with the entry that gets the votes', async () => {
    const video = await addVideo();
    const golf = await approve({ time: '12.90' });
    const quicker = await approve({ time: '11.80' });
    await calls.sendAsAdmin('POST', runRoutes.move, { carIds: [quicker._id], toCarId: golf._id });
    const polo = await approve({ name: 'Polo', time: '11.10', cellphone: '+27 82 765 4321' });
    const pending = await calls.submit({ name: 'Jazz' });
    const moments = [
      [polo._id, 90],
      [golf._id, 30],
      [pending, 10],
    ] as const;
    for (const [carId, second] of moments) await attach(carId, { _id: video._id, second });
    const shown = await entries();
    const entryOf = (name: string) => shown.find(({ car }) => car.name === name);
    expect(await runsOf(video._id)).toEqual([
      {
        car: expect.objectContaining({ _id: golf._id, time: '12.90', image: null }),
        entry: entryOf('Golf 7 R'),
        place: 2,
      },
      { car: entryOf('Polo')?.car, entry: entryOf('Polo'), place: 1 },
    ]);
    expect((await list())[0]?.cars).toBe(2);
    await calls.send('POST', leaderboard.vote, { entryId: entryOf('Polo')?._id });
    expect((await runsOf(video._id))[1]?.entry.votes).toBe(1);
  });

  test('prefer the entry of Our Drag Races, and name nobody’s phone number', async () => {
    const video = await addVideo();
    const { car } = await calls.approve(['World Facts', DRAG]);
    await attach(car._id, { _id: video._id, second: 5 });
    const answer = await calls.send('GET', apiPath(runVideoRoutes.runs, { id: video._id }));
    expect(answer.json()).toMatchObject([{ entry: { category: DRAG }, place: 1 }]);
    expect(answer.body).not.toMatch(/cellphone|proof|27 ?82/);
  });

  test('are none of a video without any, nor of a deleted one', async () => {
    const [video, { _id }] = [await addVideo(), await approve()];
    expect(await runsOf(video._id)).toEqual([]);
    await attach(_id, { _id: video._id, second: 5 });
    await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId: _id });
    expect(await runsOf(video._id)).toEqual([]);
  });
});
