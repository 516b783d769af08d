import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  type AdminCar,
  adminCarSchema,
  apiPath,
  apiRoutes,
  CATEGORIES,
  carUpdateSchema,
  type Entry,
  entrySchema,
  type PastEvent,
  parseVideoLink,
  pastEventSchema,
  rankEntries,
  readEvent,
  runVideoRoutes,
  type Sponsor,
  sponsorSchema,
  type Video,
  type VideoRun,
  videoSchema,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { fillDemoContent } from '../src/features/setup/demo/fill-demo-content.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

/** Drawing the pictures of all demo cars takes a while on a busy machine. */
jest.setTimeout(120_000);

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  token = await test.signIn();
});
afterAll(() => test.close());

async function read<Answer>(url: string): Promise<Answer> {
  const answer = await test.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}

const count = async (table: string): Promise<number> => {
  const [row] = await test.dataSource.query<{ count: number }[]>(`SELECT count(*)::int FROM ${table}`);
  return row?.count ?? 0;
};

const TABLES = ['cars', 'entries', 'votes', 'sponsors', 'videos', 'events', 'past_events'];
const counts = (): Promise<number[]> => Promise.all(TABLES.map(count));

describe('the demo content', () => {
  it('fills an empty database', async () => {
    expect(await counts()).toEqual(TABLES.map(() => 0));
    expect(await fillDemoContent(test.app)).toBe(true);
    expect((await counts()).every((rows) => rows > 0)).toBe(true);
  });

  it('changes nothing when it is asked again', async () => {
    const before = await counts();
    expect(await fillDemoContent(test.app)).toBe(false);
    expect(await counts()).toEqual(before);
  });

  it('has at least 25 cars, all of which the schemas of core accept', async () => {
    const cars = [
      ...(await read<AdminCar[]>(apiRoutes.cars.approved)),
      ...(await read<AdminCar[]>(apiRoutes.cars.pending)),
    ];
    expect(cars.length).toBeGreaterThanOrEqual(25);
    z.array(adminCarSchema).parse(cars);
    for (const { _id: carId, strip, ...car } of cars.filter(({ cellphone }) => cellphone !== null)) {
      expect(carUpdateSchema.safeParse({ ...car, carId, strip: strip?._id }).error).toBeUndefined();
    }
  });

  it('has at least 8 entries in every category, ties among them', async () => {
    const entries = z.array(entrySchema).parse(await read<Entry[]>(apiRoutes.leaderboard.list));
    for (const category of CATEGORIES) {
      const ranked = rankEntries(entries.filter((entry) => entry.category === category));
      expect(ranked.length).toBeGreaterThanOrEqual(8);
      if (category === 'World Facts') continue;
      expect(new Set(ranked.map(({ position }) => position)).size).toBeLessThan(ranked.length);
    }
  });

  it('counts no vote that nobody cast', async () => {
    const wrong = await test.dataSource.query<unknown[]>(
      'SELECT FROM entries WHERE votes <> (SELECT count(*) FROM votes WHERE entry_id = entries.id)',
    );
    expect(wrong).toHaveLength(0);
  });

  it('has submissions to review, and one that was rejected with a reason', async () => {
    expect((await read<AdminCar[]>(apiRoutes.cars.pending)).length).toBeGreaterThanOrEqual(3);
    const rejected = await test.dataSource.query<{ rejection_reason: string }[]>(
      "SELECT rejection_reason FROM cars WHERE status = 'rejected'",
    );
    expect(rejected.map(({ rejection_reason }) => rejection_reason.length > 0)).toEqual([true]);
  });

  it('has six sponsors, six videos, five upcoming and two past events', async () => {
    const sponsors = z.array(sponsorSchema).parse(await read<Sponsor[]>(apiRoutes.sponsors.list));
    const videos = z.array(videoSchema).parse(await read<Video[]>(apiRoutes.videos.list));
    const past = z.array(pastEventSchema).parse(await read<PastEvent[]>(apiRoutes.pastEvents.list));
    const events = (await read<unknown[]>(apiRoutes.events.list)).map((event) => readEvent(event));
    expect([sponsors.length, videos.length, events.length, past.length]).toEqual([6, 6, 5, 2]);
    expect(new Set(sponsors.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(sponsors.map(({ logo }) => logo)).size).toBe(6);
    expect(videos.every(({ link }) => parseVideoLink(link) !== null)).toBe(true);
    expect(events.every(({ date }) => Date.parse(date) > Date.now())).toBe(true);
    expect(past.every(({ date }) => Date.parse(date) < Date.now())).toBe(true);
  });

  it('has a race of two cars on a video, which lists both at the second of the run', async () => {
    const videos = await read<Video[]>(apiRoutes.videos.list);
    const shown = videos.filter(({ cars = 0 }) => cars > 0);
    expect(shown.map(({ title, cars }) => [title, cars])).toEqual([[expect.stringMatching(/^Golf/), 2]]);
    const runs = await read<VideoRun[]>(apiPath(runVideoRoutes.runs, { id: shown[0]?._id ?? '' }));
    expect(runs.map(({ car, entry }) => [car.name, car.runVideo?.second, entry.category])).toEqual([
      ['VW Golf 7.5 R', 252, 'Our Drag Races'],
      ['BMW M140i', 252, 'Our Drag Races'],
    ]);
    const second = runs.map(({ car }) => new URL(car.runVideo?.link ?? '').searchParams.get('t'));
    expect(second).toEqual(['252s', '252s']);
  });

  it('misses no picture', async () => {
    const names = await test.dataSource.query<{ path: string }[]>(`
      SELECT '/media/' || unnest(ARRAY[image]) AS path FROM cars WHERE status = 'approved'
      UNION ALL SELECT '/media/' || logo FROM sponsors
      UNION ALL SELECT '/media/' || thumbnail FROM videos
      UNION ALL SELECT '/media/' || unnest(pictures) FROM events
      UNION ALL SELECT '/media/' || (jsonb_array_elements(gallery) ->> 'image') FROM past_events
    `);
    const cars = await read<AdminCar[]>(apiRoutes.cars.pending);
    const signed = cars.flatMap(({ image, proofImage }) => [image, proofImage]);
    const paths = [...names.map(({ path }) => path), ...signed];
    expect(paths.every(Boolean)).toBe(true);
    for (const path of paths) {
      const url = `${path}${path?.includes('?') ? '&' : '?'}w=320`;
      const answer = await test.inject({ url, headers: { accept: 'image/webp' } });
      expect([url, answer.statusCode]).toEqual([url, 200]);
    }
  });
});

describe('a database that was used', () => {
  it('is left alone, also when everything was deleted again', async () => {
    const used = await startTestApp();
    await used.dataSource.query(
      `INSERT INTO activity (actor, action, subject_type, subject_id, subject_label)
       VALUES ('thandi@example.com', 'delete', 'car', '1', 'GR Yaris')`,
    );
    expect(await fillDemoContent(used.app)).toBe(false);
    await used.close();
  });
});
