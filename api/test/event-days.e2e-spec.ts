import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  apiPath,
  apiRoutes,
  type CarReviewResult,
  eventDayRoutes,
  type Lineup,
  ladderWinners,
  type PastEvent,
  runRoutes,
  type StoredEvent,
} from '@quartermile/core/domain';
import { CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { smallPicture } from './harness/existing-ids.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const routes = eventDayRoutes;
const past = { title: 'It was great', date: '2025-02-03', description: 'Rain.', location: 'Tarlton' };

let server: TestApp;
let calls: CarCalls;
beforeAll(async () => {
  server = await startTestApp();
  calls = await CarCalls.on(server);
});
afterAll(() => server.close());
beforeEach(() => emptyTables(server, 'events', 'past_events', 'cars', 'vehicles', 'activity', 'rate_limit'));

const addEvent = async (event: object = {}): Promise<StoredEvent> =>
  (
    await calls.sendAsAdmin('POST', apiRoutes.events.add, { title: 'Night', date: '2031-02-03', ...event })
  ).json();
const car = async (name: string, time: string): Promise<CarReviewResult> =>
  calls.approve(['Our Drag Races'], {
    name,
    time,
    cellphone: `+2782${time.replace('.', '').padEnd(7, '0')}`,
  });
const put = async (path: string, id: string, body: object) => {
  const answer = await calls.sendAsAdmin('PUT', apiPath(path, { id }), body);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json<Lineup>();
};
const read = async (id: string): Promise<Lineup> =>
  (await calls.send('GET', apiPath(routes.lineup, { id }))).json();
const namesOf = ({ cars }: Lineup) => cars.map(({ name }) => name);
const toPast = (id: string, body: object = past, headers = {}) =>
  calls.sendAsAdmin('POST', apiPath(routes.toPastEvent, { id }), body, headers);
const toEvent = (id: string) => calls.sendAsAdmin('POST', apiPath(routes.fromPastEvent, { id }), {});
const listOf = async (path: string) => (await calls.send('GET', path)).json<{ id: string }[]>();

describe('an entry list', () => {
  test('has its cars in the order of the administrator, with public facts only', async () => {
    const { id } = await addEvent();
    expect(await read(id)).toEqual({ cars: [], ladder: null, pastEventId: null });
    const golf = await car('Golf', '12.1');
    const polo = await car('Polo', '14.2');
    const carIds = [polo.car.vehicleId, golf.car.vehicleId];
    await server.dataSource.query(
      `UPDATE cars SET time = NULL, world_facts = '14.2', world_facts_source = 'MotorTrend' WHERE vehicle_id = $1`,
      [carIds[0]],
    );
    const lineup = await put(routes.setEntries, id, { carIds });
    expect(lineup).toEqual(await read(id));
    const driver = expect.any(String);
    expect(lineup.cars).toEqual([
      { _id: carIds[0], name: 'Polo', driver, time: '14.2', source: 'MotorTrend' },
      { _id: carIds[1], name: 'Golf', driver, time: '12.1' },
    ]);
    expect(namesOf(lineup)).toEqual(['Polo', 'Golf']);
    expect(namesOf(await put(routes.setEntries, id, { carIds: carIds.toReversed() }))).toEqual([
      'Golf',
      'Polo',
    ]);
    expect(JSON.stringify((await calls.send('GET', apiRoutes.events.list)).json())).not.toContain(carIds[0]);
  });

  test('loses cars that leave the board, and follows cars that are merged', async () => {
    const { id } = await addEvent();
    const [golf, polo, audi] = [
      await car('Golf', '12.1'),
      await car('Polo', '14.2'),
      await car('Audi', '13.3'),
    ];
    const ids = [golf, polo, audi].map(({ car: { vehicleId } }) => vehicleId);
    await put(routes.setEntries, id, { carIds: ids });
    await put(routes.drawLadder, id, { size: 4 });
    await calls.sendAsAdmin('DELETE', apiRoutes.leaderboard.delete, { entryId: golf.entries[0]?._id });
    const move = { carIds: [audi.car._id], toCarId: polo.car._id };
    expect((await calls.sendAsAdmin('POST', runRoutes.move, move)).statusCode).toBe(200);
    const { cars, ladder } = await read(id);
    expect(cars.map(({ _id }) => _id)).toEqual([ids[1]]);
    const sides = ladder?.rounds[0]?.flatMap((race) => race.sides) ?? [];
    const names = sides.map((side) => (typeof side === 'object' ? side.name : side));
    expect([names[0], names[1]]).toEqual([null, 'bye']);
    expect(names.slice(2)).toEqual([cars[0]?.name, cars[0]?.name]);
    const alone = await calls.sendAsAdmin('PUT', apiPath(routes.drawLadder, { id }), { size: 4 });
    expect(alone.statusCode).toBe(400);
    const opel = await car('Opel', '15.5');
    await put(routes.setEntries, id, { carIds: [ids[2], opel.car.vehicleId] });
    const again = await put(routes.drawLadder, id, { size: 4 });
    expect(again.ladder?.rounds[0]).toMatchObject([
      { sides: [{ carId: ids[1], seed: 1 }, 'bye'] },
      { sides: [{ carId: opel.car.vehicleId, seed: 2 }, 'bye'] },
    ]);
  });

  test('stays when its event is imported again, and does not change the calendar', async () => {
    await calls.sendAsAdmin('POST', apiRoutes.events.import, {
      documents: [{ id: 'own', date: '2031-02-03' }],
    });
    const file = () => calls.send('GET', apiPath(routes.calendarFile, { id: 'own' }));
    const before = (await file()).body;
    const golf = await car('Golf', '12.1');
    await put(routes.setEntries, 'own', { carIds: [golf.car.vehicleId] });
    expect((await file()).body).toBe(before);
    await calls.sendAsAdmin('POST', apiRoutes.events.import, {
      documents: [{ id: 'own', date: '2031-02-04' }],
    });
    expect(namesOf(await read('own'))).toEqual(['Golf']);
  });
});

describe('a ladder', () => {
  test('is drawn by the times on the board, and its results bring winners on', async () => {
    const { id } = await addEvent();
    const cars = [await car('Slow', '15.1'), await car('Quick', '10.2'), await car('Middle', '12.9')];
    const [slow, quick, middle] = cars.map((one) => one.car.vehicleId);
    await put(routes.setEntries, id, { carIds: [slow, quick, middle] });
    const drawn = await put(routes.drawLadder, id, { size: 4 });
    const first = drawn.ladder?.rounds[0];
    expect(first?.[0]).toMatchObject({ sides: [{ seed: 1, name: 'Quick' }, 'bye'], winner: quick });
    expect(first?.[1]?.sides).toMatchObject([
      { seed: 2, name: 'Middle' },
      { seed: 3, name: 'Slow' },
    ]);
    const semi = await put(routes.setResult, id, { round: 1, race: 2, winner: slow, times: [13.1, 13.05] });
    expect(semi.ladder?.rounds[0]?.[1]).toMatchObject({ winner: slow, times: [13.1, 13.05] });
    const final = { round: 2, race: 1, winner: slow };
    expect((await put(routes.setResult, id, final)).ladder?.rounds[1]?.[0]?.winner).toBe(slow);
    const corrected = await put(routes.setResult, id, { round: 1, race: 2, winner: middle });
    expect(corrected.ladder?.rounds[1]?.[0]).toMatchObject({
      sides: [{ name: 'Quick' }, { name: 'Middle' }],
      winner: null,
    });
    expect((await put(routes.drawLadder, id, { size: null })).ladder).toBeNull();
  });

  test('overwrites no result that was not seen', async () => {
    const { id } = await addEvent();
    const cars = [await car('One', '11.1'), await car('Two', '11.2'), await car('Three', '11.3')];
    const [one, two, three] = cars.map(({ car: { vehicleId } }) => vehicleId);
    await put(routes.setEntries, id, { carIds: [one, two, three] });
    const { ladder } = await put(routes.drawLadder, id, { size: 4 });
    const send = (route: string, body: object) => calls.sendAsAdmin('PUT', apiPath(route, { id }), body);
    const race = { round: 1, race: 2 };
    const none = { winner: null, times: [null, null] };
    await put(routes.setResult, id, { ...race, winner: three, times: [12.1, 11.9] });

    const result = await send(routes.setResult, { ...race, winner: two, _seen: none });
    expect([result.statusCode, result.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(result.json().current).toEqual({ winner: three, times: [12.1, 11.9] });
    const seen = ladderWinners(ladder?.rounds);
    const drawn = await send(routes.drawLadder, { size: 4, _seen: seen });
    expect([drawn.statusCode, drawn.json().current]).toEqual([409, { winners: [one, three, null] }]);
    expect((await send(routes.drawLadder, { size: null, _seen: seen })).statusCode).toBe(409);

    const again = { ...race, winner: three, times: [12.1, 11.9], _seen: none };
    expect((await send(routes.setResult, again)).statusCode).toBe(200);
    const known = { winner: three, times: [12.1, 11.9] };
    expect((await send(routes.setResult, { ...race, winner: two, _seen: known })).statusCode).toBe(200);
    const shown = { winners: [one, two, null] };
    expect((await send(routes.drawLadder, { size: 4, _seen: shown })).statusCode).toBe(200);
  });

  test('needs two cars', async () => {
    const { id } = await addEvent();
    const answer = await calls.sendAsAdmin('PUT', apiPath(routes.drawLadder, { id }), { size: 4 });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      400,
      'A ladder needs at least two cars in the entry list.',
    ]);
  });
});

describe('an event whose day is over', () => {
  test('becomes a past event with its picture, entry list and ladder, once', async () => {
    const event = await addEvent({ date: '2025-02-03', image: smallPicture });
    const golf = await car('Golf', '12.1');
    await put(routes.setEntries, event.id, { carIds: [golf.car.vehicleId] });
    const sent = { ...past, image: event.image };
    const first = (await toPast(event.id, sent)).json<PastEvent>();
    expect(first).toMatchObject({ title: 'It was great', date: '2025-02-03', image: event.image });
    expect((await toPast(event.id, sent)).json()).toEqual(first);
    expect(await listOf(apiRoutes.events.list)).toEqual([]);
    expect(await listOf(apiRoutes.pastEvents.list)).toEqual([first]);
    expect((await calls.send('GET', String(event.image))).statusCode).toBe(200);
    for (const id of [event.id, first.id])
      expect(await read(id)).toMatchObject({ cars: [{ name: 'Golf' }], pastEventId: first.id });
  });

  test('comes back as it was, with the picture that the past event did not have', async () => {
    const event = await addEvent({ date: '2025-02-03', image: smallPicture, hasOwnProperty: 'x' });
    const golf = await car('Golf', '12.1');
    const lineup = await put(routes.setEntries, event.id, { carIds: [golf.car.vehicleId] });
    const { id } = (await toPast(event.id)).json<PastEvent>();
    await calls.sendAsAdmin('PUT', apiPath(apiRoutes.pastEvents.update, { id }), { featured: true });
    expect((await calls.send('GET', String(event.image))).statusCode).toBe(200);
    const answer = await toEvent(id);
    expect([answer.statusCode, answer.json()]).toEqual([201, event]);
    expect(await listOf(apiRoutes.events.list)).toEqual([event]);
    expect(await listOf(apiRoutes.pastEvents.list)).toEqual([]);
    expect((await calls.send('GET', String(event.image))).statusCode).toBe(200);
    expect(await read(event.id)).toEqual(lineup);
    expect((await toEvent(id)).statusCode).toBe(404);
  });

  test('loses its picture with the past event', async () => {
    const event = await addEvent({ date: '2025-02-03', image: smallPicture });
    const { id } = (await toPast(event.id)).json<PastEvent>();
    await calls.sendAsAdmin('DELETE', apiPath(apiRoutes.pastEvents.delete, { id }));
    expect((await calls.send('GET', String(event.image))).statusCode).toBe(404);
  });

  test('becomes one past event when two administrators press at once', async () => {
    const { id } = await addEvent({ date: '2025-02-03' });
    const answers = await Promise.all([toPast(id), toPast(id), toPast(id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json<PastEvent>().id)).size).toBe(1);
    expect(await listOf(apiRoutes.pastEvents.list)).toHaveLength(1);
  });
});

describe('the calendar file of an event', () => {
  const file = (id: string) => calls.send('GET', apiPath(routes.calendarFile, { id }));

  test('has one event with a stable id, and a sequence that grows with changes', async () => {
    const { id } = await addEvent({ title: 'Track day', date: '2031-12-05T18:00:00+02:00' });
    await addEvent();
    const first = await file(id);
    expect([first.statusCode, first.headers['content-type'], first.headers['content-disposition']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'inline; filename="track-day.ics"',
    ]);
    expect(first.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(first.body).toContain('DTSTART:20311205T160000Z');
    expect(first.body).toContain('SEQUENCE:0');
    await calls.sendAsAdmin('PUT', apiPath(apiRoutes.events.update, { id }), { title: 'Later' });
    const second = await file(id);
    expect(second.body.match(/UID:.*/)?.[0]).toBe(first.body.match(/UID:.*/)?.[0]);
    expect(Number(second.body.match(/SEQUENCE:(\d+)/)?.[1])).toBeGreaterThan(0);
    expect(second.headers.etag).not.toBe(first.headers.etag);
  });

  test('is a file for any imported id, title and date', async () => {
    const odd = [
      ['a/b', '2031-12-05', 'Ünïcode 🏁 "quoted"'],
      ['50% off?#', '9999-12-31T23:59', '\\;,\r\nBEGIN:VEVENT'],
      ['日本', 253_402_200_000_000, '日本'],
      ['past', '1000-01-01', ''],
    ] as const;
    const documents = odd.map(([id, date, title]) => ({ id, date, title, location: 'x'.repeat(500) }));
    await calls.sendAsAdmin('POST', apiRoutes.events.import, { documents });
    for (const [id] of odd) {
      const answer = await file(id);
      expect([id, answer.statusCode, answer.body]).toEqual([id, 200, expect.anything()]);
      expect(answer.body.split('\r\n').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
      expect(answer.body).toMatch(/^DTSTART(;VALUE=DATE)?:\d{8}(T\d{6}Z)?\r$/m);
      for (const line of answer.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect((await calls.send('GET', apiPath(routes.lineup, { id }))).statusCode).toBe(200);
    }
  });

  test('is gone with the event, and missing without a date', async () => {
    const { id } = await addEvent({ date: 'soon' });
    expect((await file(id)).statusCode).toBe(404);
    const other = await addEvent();
    await calls.sendAsAdmin('DELETE', apiPath(apiRoutes.events.delete, { id: other.id }));
    expect((await file(other.id)).statusCode).toBe(404);
  });
});
