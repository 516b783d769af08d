import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type AdminCar,
  apiPath,
  apiRoutes,
  DEMO_KINDS,
  type DemoCounts,
  defaultSiteProfile,
  demoRemovalSchema,
  NO_DEMO_CONTENT,
  type SiteSetup,
  type Sponsor,
  type Strip,
  siteSetupSchema,
  stripRoutes,
  type Video,
} from '@quartermile/core/domain';
import { fillDemoContent } from '../src/features/setup/demo/fill-demo-content.js';
import { type CallAsAdmin, callAsAdmin } from './harness/administrators/admin-client.js';
import { additions } from './harness/existing-ids.js';
import { startDemoApp } from './harness/servers/demo-app.js';
import { DEMO_FILL_TIMEOUT_MS, startTestApp, type TestApp } from './harness/test-app.js';

let server: TestApp;
let call: CallAsAdmin;

/** Starts a server for the tests of one `describe` block. */
function useServer(start: () => Promise<TestApp>): void {
  beforeAll(async () => {
    server = await start();
    call = await callAsAdmin(server);
  }, DEMO_FILL_TIMEOUT_MS);
  afterAll(() => server.close());
}

const { setup, finishSetup, removeDemo } = apiRoutes.admin;
const read = async (): Promise<SiteSetup> => siteSetupSchema.parse((await call('GET', setup)).json());
const remove = async (): Promise<DemoCounts> => {
  const answer = await call('POST', removeDemo);
  expect(answer.statusCode).toBe(200);
  return demoRemovalSchema.parse(answer.json()).removed;
};
const list = async <Item>(path: string): Promise<Item[]> => (await call('GET', path)).json();
const countOf = async (table: string): Promise<number> => {
  const [row] = await server.dataSource.query<{ count: number }[]>(`SELECT count(*)::int FROM ${table}`);
  return row?.count ?? 0;
};
const TABLES = [
  'cars',
  'entries',
  'board_times',
  'vote_leads',
  'votes',
  'videos',
  'sponsors',
  'events',
  'past_events',
  'demo_content',
];

describe('the first steps', () => {
  useServer(startTestApp);

  test('are open until they are finished, once and for all', async () => {
    expect((await read()).finished).toBe(false);
    await call('PUT', apiRoutes.site, { siteName: 'Reef Racing' });
    expect((await call('POST', finishSetup)).json()).toEqual({ finished: true, demo: NO_DEMO_CONTENT });
    await call('POST', finishSetup);
    const finishes = await server.dataSource.query("SELECT FROM activity WHERE subject_type = 'setup'");
    expect(finishes).toHaveLength(1);
  });

  test('stay finished when the profile is written, and leave it alone', async () => {
    expect((await call('GET', apiRoutes.site)).json()).toMatchObject({ siteName: 'Reef Racing' });
    await call('PUT', apiRoutes.site, { siteName: 'Vaal Racing' });
    expect((await read()).finished).toBe(true);
  });
});

describe('demo content that nobody touched', () => {
  useServer(startDemoApp);
  let demo: DemoCounts;
  let pending: AdminCar[];
  let pictures: string[];
  const statuses = (): Promise<number[]> =>
    Promise.all(pictures.map(async (url) => (await server.inject({ url })).statusCode));

  test('is counted, and shows that the creator is live', async () => {
    ({ demo } = await read());
    expect(demo.cars).toBe(await countOf('cars'));
    expect(DEMO_KINDS.every((kind) => demo[kind] > 0)).toBe(true);
    expect((await call('GET', apiRoutes.site)).json()).toMatchObject({ live: true });
  });

  test('goes once for one key, and the answer says how much that was', async () => {
    pending = await list<AdminCar>(apiRoutes.cars.pending);
    const [video] = await list<Video>(apiRoutes.videos.list);
    pictures = [video?.thumbnail ?? '', pending[0]?.image ?? '', pending[0]?.proofImage ?? ''];
    expect(await statuses()).toEqual([200, 200, 200]);
    const headers = { 'idempotency-key': 'in-one-press' };
    const answers = await Promise.all([0, 1].map(() => call('POST', removeDemo, undefined, { headers })));
    expect(answers.map((answer) => demoRemovalSchema.parse(answer.json()).removed)).toEqual([demo, demo]);
    expect(await Promise.all(TABLES.map(countOf))).toEqual(TABLES.map(() => 0));
    expect((await call('GET', apiRoutes.site)).json()).toEqual(defaultSiteProfile);
  });

  test('is named in the activity list', async () => {
    const items = await server.dataSource.query(
      "SELECT action, subject_label, before FROM activity WHERE subject_type = 'demo-content'",
    );
    expect(items).toEqual([{ action: 'delete', subject_label: 'Demo content', before: demo }]);
  });

  test('goes with its pictures', async () => {
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  test('leaves open review queues', async () => {
    const events = await server.dataSource.query<{ data: { carId: string } }[]>(
      "SELECT data FROM admin_events WHERE type = 'review'",
    );
    expect(pending.length).toBeGreaterThan(0);
    expect(events.map(({ data }) => data.carId).sort()).toEqual(pending.map(({ _id }) => _id).sort());
  });

  test('does not come back, and a second removal finds nothing', async () => {
    expect(await remove()).toEqual(NO_DEMO_CONTENT);
    expect(await fillDemoContent(server.app)).toBe(false);
  });
});

describe('demo content beside what people did', () => {
  useServer(startDemoApp);

  test('goes, also after a decision; what was edited or added stays', async () => {
    const { demo } = await read();
    const [car] = await list<AdminCar>(apiRoutes.cars.approved);
    const [approved, rejected] = await list<AdminCar>(apiRoutes.cars.pending);
    const [video] = await list<Video>(apiRoutes.videos.list);
    const [sponsor] = await list<Sponsor>(apiRoutes.sponsors.list);
    const approval = { carId: approved?._id, action: 'approve', categories: ['Our Drag Races'] };
    expect((await call('POST', apiRoutes.cars.review, approval)).statusCode).toBe(200);
    await call('POST', apiRoutes.cars.review, { carId: rejected?._id, action: 'reject' });
    await call('PUT', apiRoutes.cars.updateWorldFacts, { carId: car?._id, worldFacts: 9.9 });
    await call('PUT', apiPath(apiRoutes.videos.update, { id: video?._id ?? '' }), { title: 'Mine now' });
    await call('PUT', apiPath(apiRoutes.sponsors.update, { id: sponsor?._id ?? '' }), { name: 'Mine too' });
    await call('PUT', apiRoutes.site, { siteName: 'Reef Racing' });
    await call('POST', apiRoutes.videos.add, additions.video);
    expect(await remove()).toEqual({
      ...demo,
      cars: demo.cars - 1,
      videos: demo.videos - 1,
      sponsors: demo.sponsors - 1,
      // The strip of the edited car.
      strips: demo.strips - 1,
    });
    expect((await list<Strip>(stripRoutes.list)).map(({ _id }) => _id)).toEqual([car?.strip?._id]);
    expect((await list<AdminCar>(apiRoutes.cars.approved)).map(({ _id }) => _id)).toEqual([car?._id]);
    const titles = (await list<Video>(apiRoutes.videos.list)).map(({ title }) => title);
    expect(titles.sort()).toEqual(['Mine now', additions.video.title]);
    expect((await list<Sponsor>(apiRoutes.sponsors.list)).map(({ name }) => name)).toEqual(['Mine too']);
    expect((await call('GET', apiRoutes.site)).json()).toMatchObject({ siteName: 'Reef Racing', live: true });
    expect((await read()).demo).toEqual(NO_DEMO_CONTENT);
  });
});
