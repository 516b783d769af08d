import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type AdminCar,
  apiPath,
  apiRoutes,
  carPictureRoutes,
  type Entry,
  issueRoutes,
  type Problem,
  runVideoRoutes,
  segmentRoutes,
  stripRoutes,
  submissionRoutes,
} from '@quartermile/core/domain';
import { driverCalls } from './harness/calls/driver-calls.js';
import { CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { additions, smallPicture } from './harness/existing-ids.js';
import { halves, toDataUrl } from './harness/pictures.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const otherPicture = toDataUrl(await halves({ width: 20, height: 10 }).png().toBuffer(), 'image/png');
const { cars } = apiRoutes;

let server: TestApp;
let calls: CarCalls;
let driver: ReturnType<typeof driverCalls>;
beforeAll(async () => {
  server = await startTestApp();
  calls = await CarCalls.on(server);
  driver = driverCalls(server, calls);
});
beforeEach(async () => {
  await driver.clear();
  await emptyTables(server, 'strips', 'segments');
});
afterAll(() => server.close());

const put = (url: string, body: object) => calls.sendAsAdmin('PUT', url, body);
const post = (url: string, body: object) => calls.sendAsAdmin('POST', url, body);
const list = async <Item>(url: string): Promise<Item[]> => (await calls.sendAsAdmin('GET', url)).json();
const codeOf = (answer: Awaited<ReturnType<typeof put>>) => [answer.statusCode, answer.json<Problem>().code];
const CHANGED = [409, 'changed_meanwhile'];

/** A visitor's pending car as the review queue shows it, and its driver. */
async function submitCar() {
  const { code = '', _id } = await driver.submit({ time: '14.2' });
  const revise = (changes: object) => driver.change(submissionRoutes.revise, code, changes);
  return { _id, revise, read: async () => (await readQueue()).find((car) => car._id === _id) as AdminCar };
}
const readQueue = () => list<AdminCar>(cars.pending);

describe('a decision about a pending car', () => {
  const decisions = [
    ['approval', 'POST', cars.review, { action: 'approve', categories: ['Our Drag Races'] }],
    ['rejection', 'POST', cars.review, { action: 'reject' }],
    ['question', 'POST', submissionRoutes.requestInformation, { reason: 'Which strip was it?' }],
    ['correction', 'PUT', cars.correct, { trapSpeed: 190 }],
  ] as const;

  test.each(decisions)('%s is refused after the driver has changed it', async (_, method, url, decision) => {
    const { _id: carId, revise, read } = await submitCar();
    const { version } = await read();
    await revise({ time: '8.2', name: 'Another car', image: otherPicture, proofImage: otherPicture });
    const answer = await calls.sendAsAdmin(method, url, { carId, ...decision, version });
    expect(codeOf(answer)).toEqual(CHANGED);
    const now = await read();
    expect(answer.json()).toMatchObject({
      detail: 'This car was changed after you saw it.',
      current: { _id: carId, time: '8.2', name: 'Another car', version: now.version, status: 'pending' },
    });
    expect([now.status, now.trapSpeed, now.submission?.informationRequest]).toEqual(['pending', null, null]);
    expect(await list<Entry>(apiRoutes.leaderboard.list)).toEqual([]);
    const again = await calls.sendAsAdmin(method, url, { carId, ...decision, version: now.version });
    expect(again.statusCode).toBe(200);
  });

  test.each(decisions)('%s without a version works as before', async (_, method, url, decision) => {
    const { _id: carId, revise } = await submitCar();
    await revise({ time: '8.2' });
    const answer = await calls.sendAsAdmin(method, url, { carId, ...decision });
    expect(answer.statusCode).toBe(200);
  });

  test('is refused after any change of what the card shows', async () => {
    const { _id: carId, revise, read } = await submitCar();
    const strip = (await post(stripRoutes.add, additions.strip)).json<{ _id: string }>()._id;
    const seen = new Set([(await read()).version]);
    const changes: object[] = [
      { name: 'Polo' },
      { owner: 'Sipho' },
      { cellphone: '+27 82 123 4599' },
      { time: '8.2' },
      { trapSpeed: 200 },
      { drivetrain: 'RWD' },
      { description: 'Stage 3' },
      { requestedCategories: ['Votes by Viewers'] },
      { strip },
      { runDate: '2026-03-07' },
      { tyres: 'Slick' },
      { image: otherPicture },
      { proofImage: otherPicture },
    ];
    for (const change of changes) {
      await revise(change);
      seen.add((await read()).version);
    }
    await put(cars.correct, { carId, evidence: 'timing-slip' });
    seen.add((await read()).version);
    await put(carPictureRoutes.replace, { carId, image: smallPicture });
    seen.add((await read()).version);
    await put(apiPath(stripRoutes.update, { id: strip }), { altitude: 10 });
    seen.add((await read()).version);
    expect(seen.size).toBe(changes.length + 4);
  });

  test('is accepted while nothing of it has changed', async () => {
    const { _id: carId, read } = await submitCar();
    const { version } = await read();
    await post(submissionRoutes.requestInformation, { carId, reason: 'Which strip was it?', version });
    await post(submissionRoutes.markNotified, { carId });
    expect((await read()).version).toBe(version);
    expect((await post(cars.review, { carId, action: 'reject', version })).statusCode).toBe(200);
  });

  test('names the version that a correction and a reopening answer', async () => {
    const { _id: carId, read } = await submitCar();
    const strip = (await post(stripRoutes.add, additions.strip)).json<{ _id: string }>()._id;
    const corrected = (await put(cars.correct, { carId, strip, sixtyFoot: 1.9 })).json<AdminCar>();
    expect(corrected.version).toBe((await read()).version);
    await post(cars.review, { carId, action: 'reject' });
    expect((await list<AdminCar>(cars.rejected))[0]?.version).toBeUndefined();
    const reopened = (await post(cars.reopen, { carId })).json<AdminCar>();
    expect(reopened.version).toBe((await read()).version);
  });

  test('is not taken for another one when a correction arrives twice', async () => {
    const { _id: carId, read } = await submitCar();
    const { version } = await read();
    const answers = [1, 2].map(() => put(cars.correct, { carId, time: '13.9', version }));
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test('and a revision at the same time: what is published was seen', async () => {
    for (let round = 0; round < 5; round++) {
      const { _id: carId, revise, read } = await submitCar();
      const { version } = await read();
      const decision = { carId, action: 'approve', categories: ['Our Drag Races'], version };
      const [, answer] = await Promise.all([
        revise({ time: '8.2' }).catch(() => null),
        post(cars.review, decision),
      ]);
      const times = (await list<Entry>(apiRoutes.leaderboard.list)).map(({ car }) => car.time);
      expect([answer.statusCode, times]).toEqual(answer.statusCode === 200 ? [200, ['14.2']] : [409, []]);
      await driver.clear();
    }
  });
});

/** A kind of item that forms edit: how one is added, read and edited, and two of its fields with new values. */
interface Kind {
  readonly add: () => Promise<string>;
  readonly read: (id: string) => Promise<object>;
  readonly edit: (id: string, body: object) => ReturnType<typeof put>;
  readonly one: object;
  readonly other: object;
}

function collection(
  routes: { readonly list: string; readonly add: string; readonly update: string },
  addition: object,
  [one, other]: readonly [object, object],
): Kind {
  return {
    add: async () => (await post(routes.add, addition)).json().id,
    read: async (id) =>
      (await list<{ id?: string; _id?: string }>(routes.list)).find((item) => (item.id ?? item._id) === id) ??
      {},
    edit: (id, body) => put(apiPath(routes.update, { id }), body),
    one,
    other,
  };
}

const site: Kind = {
  add: async () => '',
  read: async () => (await calls.send('GET', apiRoutes.site)).json(),
  edit: (_, body) => put(apiRoutes.site, body),
  one: { siteName: 'Dragway' },
  other: { hero: { title: 'Fast' }, links: { shop: 'https://shop.example/' } },
};

const approvedCar = (url: string, one: object, other: object): Kind => ({
  add: async () => (await calls.approve(['Our Drag Races'])).car._id,
  read: async (id) => (await list<AdminCar>(cars.approved)).find(({ _id }) => _id === id) ?? {},
  edit: (carId, body) => put(url, { carId, ...body }),
  one,
  other,
});

const whole = { owner: 'Thandi', cellphone: '+27 82 123 4567', time: '11.80', drivetrain: 'AWD' };

const kinds: readonly (readonly [string, Kind])[] = [
  ['a video', collection(apiRoutes.videos, additions.video, [{ title: 'One' }, { thumbnail: otherPicture }])],
  ['a sponsor', collection(apiRoutes.sponsors, additions.sponsor, [{ name: 'One' }, { logo: otherPicture }])],
  ['an event', collection(apiRoutes.events, additions.event, [{ title: 'One' }, { location: 'Tarlton' }])],
  [
    'a past event',
    collection(apiRoutes.pastEvents, additions.pastEvent, [
      { title: 'One' },
      { videos: [{ link: additions.video.link, title: null }] },
    ]),
  ],
  ['a strip', collection(stripRoutes, additions.strip, [{ place: 'One' }, { altitude: 7 }])],
  ['a segment', collection(segmentRoutes, additions.segment, [{ name: 'One' }, { inMenu: true }])],
  ['a newsletter', collection(issueRoutes, additions.issue, [{ subject: 'One' }, { perMinute: 7 }])],
  ['the site', site],
  [
    'an approved car',
    approvedCar(cars.update, { ...whole, time: '9.9' }, { ...whole, time: '9.9', description: 'New' }),
  ],
  ['World Facts', approvedCar(cars.updateWorldFacts, { worldFacts: '9.9' }, { worldFacts: '9.9' })],
  [
    'factory figures',
    approvedCar(cars.updateFactorySpecs, { factoryPower: '1 kW' }, { factoryYear: '2019' }),
  ],
  ['pictures', approvedCar(carPictureRoutes.replace, { image: smallPicture }, { proofImage: smallPicture })],
];

describe.each(kinds)('an edit of %s', (_, kind) => {
  let id: string;
  let seen: object;
  beforeEach(async () => {
    id = await kind.add();
    seen = await kind.read(id);
  });

  test('is refused if somebody else has changed the same field, with what there is now', async () => {
    const [field = ''] = changedFields(kind);
    await kind.edit(id, kind.one);
    const now = await kind.read(id);
    const answer = await kind.edit(id, { ...kind.one, ...anotherValue(field, kind), _seen: seen });
    expect(codeOf(answer)).toEqual(CHANGED);
    expect(valueOf(answer.json().current, field)).toEqual(valueOf(now, field));
    expect(await kind.read(id)).toEqual(now);
    const anyway = { ...kind.one, ...anotherValue(field, kind), _seen: answer.json().current };
    expect((await kind.edit(id, anyway)).statusCode).toBe(200);
  });

  test('overwrites nothing when it arrives twice', async () => {
    for (const changes of [kind.one, kind.other])
      for (let time = 0; time < 2; time++)
        expect((await kind.edit(id, { ...changes, _seen: seen })).statusCode).toBe(200);
  });

  test('works without what was seen, as before', async () => {
    await kind.edit(id, kind.one);
    const [field = ''] = changedFields(kind);
    expect((await kind.edit(id, { ...kind.one, ...anotherValue(field, kind) })).statusCode).toBe(200);
  });
});

/** The fields in which both values of a kind differ. */
function changedFields({ one }: Kind): string[] {
  const fields = Object.keys(one);
  return fields.includes('owner') ? ['time'] : fields;
}

function anotherValue(field: string, { one }: Kind): object {
  if (field === 'image') return { image: otherPicture };
  if (field === 'time' || field === 'worldFacts') return { [field]: '8.8' };
  return { [field]: `${new Map<string, unknown>(Object.entries(one)).get(field)} more` };
}

/** A field of an item; of links that expire only what does not. */
function valueOf(item: object, field: string): unknown {
  const value = new Map<string, unknown>(Object.entries(item)).get(field);
  return typeof value === 'string' ? value.split('?')[0] : value;
}

test('changes of different fields of an event are both kept', async () => {
  const { id } = (await post(apiRoutes.events.add, additions.event)).json<{ id: string }>();
  const url = apiPath(apiRoutes.events.update, { id });
  await put(url, { title: 'New', _seen: { title: additions.event.title } });
  const answer = await put(url, { location: 'Tarlton', _seen: { location: null } });
  expect(answer.json()).toEqual({ ...additions.event, id, title: 'New', location: 'Tarlton' });
});

test('the video of a run is not overwritten', async () => {
  const { car } = await calls.approve(['Our Drag Races']);
  const { _id } = (await post(apiRoutes.videos.add, additions.video)).json<{ _id: string }>();
  const attach = (second: number, runVideo: unknown) =>
    put(runVideoRoutes.set, { carId: car._id, video: { _id, second }, _seen: { runVideo } });
  expect((await attach(3, null)).statusCode).toBe(200);
  expect((await attach(3, null)).statusCode).toBe(200);
  expect(codeOf(await attach(4, null))).toEqual(CHANGED);
});
