import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type ActivityPage,
  apiPath,
  apiRoutes,
  type NamedSegment,
  type Problem,
  type SegmentPage,
  type SegmentPlace,
  type SegmentSummary,
  type Strip,
  type SubmissionReceipt,
  segmentFeedRoute,
  segmentRoutes,
  segmentShareRoute,
  seoRoutes,
  stripRoutes,
  yearOfSite,
} from '@quartermile/core/domain';
import { RevisionService } from '../src/platform/cache/revision.service.js';
import { buildSubmission, CarCalls } from './harness/cars.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const car = { name: 'Supra', owner: 'Thandi', cellphone: '+27821234567', time: '11.80', drivetrain: 'RWD' };
const UNKNOWN = '0199f2c4-5d1e-7c3a-9b7e-2f6a1d0c8e45';
const hatch = { name: 'Hot Hatches', filter: { drivetrain: 'FWD' }, inMenu: true };

let test: TestApp;
let calls: CarCalls;
beforeAll(async () => {
  test = await startTestApp();
  calls = await CarCalls.on(test);
});
afterEach(() =>
  test.dataSource.transaction(async (manager) => {
    await manager.query('DELETE FROM cars; DELETE FROM strips; DELETE FROM segments');
    await test.app.get(RevisionService).bump(manager);
  }),
);
afterAll(() => test.close());

const get = async <Answer>(path: string): Promise<Answer> => (await calls.send('GET', path)).json();
const list = () => get<SegmentSummary[]>(segmentRoutes.list);
const page = (slug: string) => get<SegmentPage>(apiPath(segmentRoutes.view, { slug }));
const menu = () => get<{ slug: string; name: string }[]>(segmentRoutes.menu);
const add = async (fields: object = {}): Promise<NamedSegment> =>
  (await calls.sendAsAdmin('POST', segmentRoutes.add, { ...hatch, ...fields })).json();
const update = (id: string, fields: object) =>
  calls.sendAsAdmin('PUT', apiPath(segmentRoutes.update, { id }), fields);
const remove = (id: string) => calls.sendAsAdmin('DELETE', apiPath(segmentRoutes.delete, { id }));
const bySlug = async (slug: string) => (await list()).find((segment) => segment.slug === slug);

const inMenuOf = (state: unknown) => (state as { inMenu: boolean } | null)?.inMenu ?? null;

/** Adds a car to a board, and returns the ids of its run and its entry. */
async function placeCar(facts: object, category = 'Our Drag Races') {
  const answer = await calls.sendAsAdmin('POST', apiRoutes.cars.submit, {
    ...(await buildSubmission()),
    ...car,
    ...facts,
  });
  const carId = answer.json<SubmissionReceipt>()._id;
  const entry = await calls.sendAsAdmin('POST', apiRoutes.leaderboard.add, { carId, category });
  return { carId, entryId: entry.json<{ _id: string }>()._id };
}

describe('built-in segments', () => {
  it('exist without cars, and without an administrator', async () => {
    const segments = await list();
    expect(segments.map(({ slug, cars, leader }) => [slug, cars, leader])).toEqual(
      [
        'front-wheel-drive',
        'all-wheel-drive',
        'rear-wheel-drive',
        'electric',
        'bakkies',
        'under-100-kw-per-ton',
        'this-year',
      ].map((slug) => [slug, 0, null]),
    );
    expect(await menu()).toEqual([]);
  });

  it('rank their cars anew, with gaps among themselves and their own leader', async () => {
    await placeCar({ time: '10.10', drivetrain: 'AWD' });
    await placeCar({ name: 'Polo', time: '13.40', drivetrain: 'FWD' });
    await placeCar({ name: 'Civic', time: '12.90', drivetrain: 'FWD' });
    const { places, leader, cars, facts } = await page('front-wheel-drive');
    expect(
      places.map(({ rank, position, entry, gap }) => [rank, position, entry.car.name, gap?.leader]),
    ).toEqual([
      [1, 2, 'Civic', undefined],
      [2, 3, 'Polo', '0.50'],
    ]);
    expect([leader?.entry.car.name, cars, facts]).toEqual([
      'Civic',
      2,
      ['Our Drag Races', 'Front-wheel drive'],
    ]);
    expect((await bySlug('all-wheel-drive'))?.leader?.rank).toBe(1);
    expect(JSON.stringify(await page('front-wheel-drive'))).not.toContain('+2782');
  });

  it('are paged: a page has the places after the requested number, and none beyond the last car', async () => {
    for (const time of ['12.90', '13.40', '13.90'])
      await placeCar({ name: `Civic ${time}`, time, drivetrain: 'FWD' });
    const from = (offset: string) =>
      get<SegmentPage>(`${apiPath(segmentRoutes.view, { slug: 'front-wheel-drive' })}?offset=${offset}`);
    const { places, leader, cars } = await from('1');
    expect(places.map(({ rank, entry, gap }) => [rank, entry.car.time, gap?.leader])).toEqual([
      [2, '13.40', '0.50'],
      [3, '13.90', '1.00'],
    ]);
    expect([leader?.entry.car.time, cars]).toEqual(['12.90', 3]);
    expect((await from('3')).places).toEqual([]);
    expect((await from('1000000000')).cars).toBe(3);
  });

  it('are there for each strip with runs on the board, for this year, and for cars with little power', async () => {
    const strip = await calls.sendAsAdmin('POST', stripRoutes.add, { name: 'Tarlton', place: 'Krugersdorp' });
    expect(await bySlug('at-tarlton')).toBeUndefined();
    const runDate = `${yearOfSite(Date.now())}-01-01`;
    const { carId } = await placeCar({ strip: strip.json<Strip>()._id, runDate });
    await placeCar({ runDate: '2019-05-05' });
    const specs = { factoryPower: '55 kW', factoryWeight: '1 000 kg' };
    await calls.sendAsAdmin('PUT', apiRoutes.cars.updateFactorySpecs, { carId, ...specs });
    const found = await Promise.all(['at-tarlton', 'this-year', 'under-100-kw-per-ton'].map(bySlug));
    expect(found.map((segment) => [segment?.name, segment?.cars])).toEqual([
      ['At Tarlton', 1],
      ['This Year', 1],
      ['Under 100 kW per Ton', 1],
    ]);
    const [tarlton] = found;
    expect(tarlton?.facts).toEqual(['Our Drag Races', 'Run at Tarlton']);
  });

  it('do not exist under another slug', async () => {
    const answer = await calls.send('GET', apiPath(segmentRoutes.view, { slug: 'front' }));
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'not_found']);
  });

  it('are listed with the places of a car, those that it leads first, whichever of its entries is named', async () => {
    await placeCar({ name: 'Quick Hatch', drivetrain: 'FWD', time: '9.9' });
    const { carId } = await placeCar({ name: 'Nissan 1400 Bakkie', drivetrain: 'FWD' });
    const facts = await calls.sendAsAdmin('POST', apiRoutes.leaderboard.add, {
      carId,
      category: 'World Facts',
    });
    const path = apiPath(segmentRoutes.ofEntry, { entryId: facts.json<{ _id: string }>()._id });
    expect(await get<SegmentPlace[]>(path)).toEqual([
      { slug: 'bakkies', name: 'Bakkies', place: 1, of: 1 },
      { slug: 'front-wheel-drive', name: 'Front-Wheel Drive', place: 2, of: 2 },
    ]);
    const unknown = await calls.send('GET', apiPath(segmentRoutes.ofEntry, { entryId: UNKNOWN }));
    expect(unknown.statusCode).toBe(404);
  });
});

describe('named segments', () => {
  it('replace the built-in one with their filter at its address, and are first and in the menu', async () => {
    const segment = await add();
    expect(segment).toMatchObject({ slug: 'front-wheel-drive', name: 'Hot Hatches', inMenu: true });
    const [first, ...rest] = await list();
    expect(first).toMatchObject({ _id: segment._id, name: 'Hot Hatches' });
    expect(rest.map(({ slug }) => slug)).not.toContain('front-wheel-drive');
    expect(await menu()).toEqual([{ slug: 'front-wheel-drive', name: 'Hot Hatches' }]);
    expect((await remove(segment._id)).statusCode).toBe(200);
    expect((await bySlug('front-wheel-drive'))?.name).toBe('Front-Wheel Drive');
    expect(await menu()).toEqual([]);
  });

  it('take the address of a strip, too', async () => {
    const strip = await calls.sendAsAdmin('POST', stripRoutes.add, { name: 'Tarlton', place: 'Krugersdorp' });
    expect((await add({ name: 'Home', filter: { strip: strip.json<Strip>()._id } })).slug).toBe('at-tarlton');
  });

  it('keep their address under another name, and get another one with another filter', async () => {
    const { _id } = await add({ name: 'Old Golfs', filter: { words: 'citi golf' } });
    const renamed = await update(_id, { name: 'Classics' });
    expect(renamed.json<NamedSegment>()).toMatchObject({ slug: 'old-golfs', name: 'Classics' });
    const changed = await update(_id, { filter: { words: 'kadett' } });
    expect(changed.json<NamedSegment>()).toMatchObject({ slug: 'classics', filter: { words: 'kadett' } });
  });

  it('are moved in the order', async () => {
    const [a, b, c] = [
      await add({ name: 'A', filter: { year: 2023 } }),
      await add({ name: 'B', filter: { year: 2024 } }),
      await add({ name: 'C', filter: { year: 2025 } }),
    ];
    const order = async () => (await menu()).map(({ name }) => name).join('');
    expect(await order()).toBe('ABC');
    await update(c._id, { after: a._id });
    expect(await order()).toBe('ACB');
    await update(b._id, { after: null });
    expect(await order()).toBe('BAC');
    await update(b._id, { after: c._id });
    expect(await order()).toBe('ACB');
    await update(a._id, { after: UNKNOWN });
    expect(await order()).toBe('CBA');
  });

  it('have names and filters of their own, also under simultaneous requests', async () => {
    const both = await Promise.all([1, 2].map(() => calls.sendAsAdmin('POST', segmentRoutes.add, hatch)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const refused = await calls.sendAsAdmin('POST', segmentRoutes.add, { ...hatch, filter: { year: 2024 } });
    expect(refused.json<Problem>()).toMatchObject({ code: 'segment_taken', errors: [{ path: 'name' }] });
  });

  it('are recorded with what was before', async () => {
    const { _id } = await add();
    await update(_id, { inMenu: false });
    await remove(_id);
    const activity = await calls.sendAsAdmin('GET', `${apiRoutes.admin.activity}?limit=3`);
    const records = activity
      .json<ActivityPage>()
      .items.map(({ action, subject, before, after }) => [
        action,
        subject.type,
        subject.label,
        inMenuOf(before),
        inMenuOf(after),
      ]);
    expect(records).toEqual([
      ['delete', 'segment', 'Hot Hatches', false, null],
      ['update', 'segment', 'Hot Hatches', true, false],
      ['add', 'segment', 'Hot Hatches', null, true],
    ]);
  });
});

describe('documents of segments', () => {
  it('are current: list, page, menu, feed and sitemap follow each change', async () => {
    const sitemap = async () => (await calls.send('GET', seoRoutes.sitemap)).body;
    const feed = async () => (await calls.send('GET', apiPath(segmentFeedRoute, { slug: 'electric' }))).body;
    expect(await sitemap()).not.toContain('/segments/electric');
    expect(await feed()).not.toContain('<item>');
    await placeCar({ name: 'Taycan', time: '9.80', fuel: 'Electric' });
    expect(await sitemap()).toContain('/segments/electric');
    expect(await feed()).toContain('Taycan: 9.80 s, 1st in Electric');
    await add({ name: 'Silent', filter: { aspiration: 'Electric' } });
    expect(await feed()).toContain('1st in Silent');
  });

  it('have a feed and a picture for a known segment only', async () => {
    const picture = await calls.send('GET', apiPath(segmentShareRoute, { slug: 'bakkies' }));
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const unknown = [segmentFeedRoute, segmentShareRoute].map((route) => apiPath(route, { slug: 'nothing' }));
    const answers = await Promise.all(unknown.map((path) => calls.send('GET', path)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });
});
