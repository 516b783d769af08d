import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes, stripRoutes } from '@quartermile/core/domain';
import type * as z from 'zod';
import {
  type PublicBoard,
  type PublicEntry,
  type PublicEvent,
  type PublicList,
  type PublicRecord,
  publicBoardListSchema,
  publicCarPageSchema,
  publicEntryListSchema,
  publicEventListSchema,
  publicIndexSchema,
  publicPastEventListSchema,
  publicRecordListSchema,
} from '../src/features/public-api/public-api-payloads.js';
import { BeforeRouter } from '../src/platform/cache/before-router/before-router.service.js';
import { publicApiRoutes } from '../src/platform/http/public-api-routes.js';
import { CarCalls } from './harness/cars.js';
import { HttpClient } from './harness/exchange.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const SITE = 'https://quartermile.example';
const PHONE = '+27 82 555 0199';
const BOARD = '/api/v1/boards/our-drag-races/entries';
const HOSTILE = '=HYPERLINK("https://evil.example","x")';

let server: TestApp;
let cars: CarCalls;
let strip: string;
let supra: string;
beforeAll(async () => {
  server = await startTestApp({ publicUrl: SITE, rateLimit: 'on', trustProxy: 1 });
  cars = await CarCalls.on(server);
  const added = { name: 'Tarlton', place: 'Krugersdorp', altitude: 1640 };
  strip = (await cars.sendAsAdmin('POST', stripRoutes.add, added)).json<{ _id: string }>()._id;
  const add = async (name: string, time: string, more = {}) => {
    const { car } = await cars.approve(['Our Drag Races'], {
      name,
      time,
      worldFacts: time,
      cellphone: PHONE,
      ...more,
    });
    await server.dataSource.query('DELETE FROM rate_limit');
    return car;
  };
  await add('Polo', '13.40', { drivetrain: 'FWD', owner: HOSTILE, description: 'Škoda, "slow"\nbut steady' });
  await add('Golf 7 R', '11.80', {
    trapSpeed: '187.5',
    reactionTime: '-0.012',
    strip,
    runDate: '2026-07-18',
  });
  ({ vehicleId: supra } = await add('Supra', '10.10', { drivetrain: 'RWD' }));
});
afterAll(() => server.close());

const get = async <Body>(url: string): Promise<Body> => {
  const answer = await server.inject(url);
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<Body>();
};
const namesOf = ({ items }: PublicList<PublicEntry>) => items.map(({ car_name }) => car_name);

describe('the documents', () => {
  test.each<[string, z.ZodType]>([
    [publicApiRoutes.index, publicIndexSchema],
    [publicApiRoutes.boards, publicBoardListSchema],
    [BOARD, publicEntryListSchema],
    [publicApiRoutes.records, publicRecordListSchema],
    [publicApiRoutes.events, publicEventListSchema],
    [publicApiRoutes.pastEvents, publicPastEventListSchema],
  ])('%s is as described, and all its links lead somewhere', async (url, schema) => {
    const body = await get<{ links: Record<string, string> }>(url);
    expect(schema.parse(body)).toEqual(body);
    expect(body.links.self).toBe(SITE + url);
    for (const link of JSON.stringify(body).match(/https:\/\/quartermile\.example\/api\/v1[^"]*/g) ?? [])
      await get(link.slice(SITE.length));
  });

  test('an entry has its values with their units, and null for what is unknown', async () => {
    const [first, second] = (await get<PublicList<PublicEntry>>(BOARD)).items;
    expect(second).toMatchObject({
      board: 'our-drag-races',
      position: 2,
      votes: 0,
      car_name: 'Golf 7 R',
      driver: 'Thandi',
      drivetrain: 'AWD',
      time_s: 11.8,
      time_source: 'run',
      trap_speed_kmh: 187.5,
      reaction_time_s: -0.012,
      sixty_foot_s: null,
      run_date: '2026-07-18',
      strip_id: strip,
      strip_name: 'Tarlton',
      strip_altitude_m: 1640,
      factory_power: null,
      listed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      links: { page: `${SITE}/leaderboard/${second?.id}`, car: `${SITE}/api/v1/cars/${second?.car_id}` },
    });
    expect(second?.picture_url).toMatch(/^https:\/\/quartermile\.example\/media\//);
    expect(first).toMatchObject({ car_name: 'Supra', car_id: supra, trap_speed_kmh: null });
  });

  test('a car has its runs and places', async () => {
    const car = publicCarPageSchema.parse(await get(`/api/v1/cars/${supra}`));
    expect(car).toMatchObject({
      id: supra,
      car_name: 'Supra',
      links: { self: `${SITE}/api/v1/cars/${supra}` },
    });
    expect(car.runs).toEqual([
      expect.objectContaining({ time_s: 10.1, is_personal_best: true, boards: ['our-drag-races'] }),
    ]);
    expect(car.places).toEqual([expect.objectContaining({ board: 'our-drag-races', position: 1, of: 3 })]);
  });

  test('boards name what their entries can be filtered by', async () => {
    const [, races] = (await get<PublicList<PublicBoard>>(publicApiRoutes.boards)).items;
    expect(races).toMatchObject({
      id: 'our-drag-races',
      ranked_by: 'time_s',
      entries: 3,
      strips: [{ id: strip, name: 'Tarlton' }],
      years: [2026],
    });
  });

  test('records show who was first', async () => {
    const { items } = await get<PublicList<PublicRecord>>(
      `${publicApiRoutes.records}?board=our-drag-races&drivetrain=all`,
    );
    expect(items.map(({ car_name, time_s, is_current }) => [car_name, time_s, is_current])).toEqual([
      ['Supra', 10.1, true],
      ['Golf 7 R', 11.8, false],
      ['Polo', 13.4, false],
    ]);
  });

  test('events are those to come, or all', async () => {
    for (const [title, date] of [
      ['Long ago', '2020-01-01'],
      ['Some day', '2099-01-01T18:00:00+02:00'],
    ])
      await cars.sendAsAdmin('POST', apiRoutes.events.add, { title, date, location: '-26.1, 28' });
    const { items } = await get<PublicList<PublicEvent>>(publicApiRoutes.events);
    expect(items).toEqual([
      expect.objectContaining({
        title: 'Some day',
        starts_at: '2099-01-01T16:00:00.000Z',
        is_all_day: false,
        latitude: -26.1,
      }),
    ]);
    const all = await get<PublicList<PublicEvent>>(`${publicApiRoutes.events}?when=all`);
    expect(all.items.map(({ starts_at }) => starts_at)).toEqual(['2020-01-01', '2099-01-01T16:00:00.000Z']);
  });
});

describe('a list', () => {
  test.each([
    ['drivetrain=RWD', ['Supra']],
    ['year=2026', ['Golf 7 R']],
    ['q=polo', ['Polo']],
    ['drivetrain=FWD&q=golf', []],
    ['utm_source=x', ['Supra', 'Golf 7 R', 'Polo']],
  ])('is filtered by %s', async (query, names) => {
    expect(namesOf(await get(`${BOARD}?${query}`))).toEqual(names);
  });

  test('does not repeat a search, which may be personal', async () => {
    const answer = await server.inject(`${BOARD}?q=polo&page_size=1`);
    expect(answer.json().links).toMatchObject({ self: `${SITE}${BOARD}?page_size=1`, next: null });
    expect(JSON.stringify([answer.headers, answer.json().links])).not.toContain('polo');
    expect(namesOf(await get(`${BOARD}?q=golf&page_size=1`))).toEqual(['Golf 7 R']);
  });

  test('is filtered by strip', async () => {
    expect(namesOf(await get(`${BOARD}?strip=${strip}`))).toEqual(['Golf 7 R']);
  });

  test('is read to its end by its links, in JSON and CSV', async () => {
    const pages: string[][] = [];
    let url: string | null = `${BOARD}?page_size=2`;
    while (url !== null) {
      const list: PublicList<PublicEntry> = await get(url);
      expect(list).toMatchObject({ total: 3, page: pages.length + 1, page_size: 2 });
      pages.push(namesOf(list));
      const { headers } = await server.inject(`${url}&format=csv`);
      const next = list.links.next === null ? null : `<${list.links.next}&format=csv>; rel="next"`;
      expect(String(headers.link).match(/<[^>]*>; rel="next"/)?.[0] ?? null).toBe(next);
      expect(headers['x-total-count']).toBe('3');
      url = list.links.next && list.links.next.slice(SITE.length);
    }
    expect(pages).toEqual([['Supra', 'Golf 7 R'], ['Polo']]);
    const beyond = await get<PublicList<PublicEntry>>(`${BOARD}?page=900`);
    expect([beyond.items, beyond.links.previous, beyond.links.next]).toEqual([[], SITE + BOARD, null]);
  });
});

describe('CSV', () => {
  test.each<[string, Record<string, string>, string]>([
    ['?format=csv', {}, 'text/csv; charset=utf-8; header=present'],
    ['', { accept: 'text/csv' }, 'text/csv; charset=utf-8; header=present'],
    ['', { accept: 'text/csv;q=0.5, application/json' }, 'application/json; charset=utf-8'],
    ['', { accept: 'text/html,*/*' }, 'application/json; charset=utf-8'],
    ['?format=json', { accept: 'text/csv' }, 'application/json; charset=utf-8'],
  ])('follows "%s" with %j: %s', async (query, headers, type) => {
    const answer = await server.inject({ url: BOARD + query, headers });
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers.vary).toBe(query ? 'Accept-Encoding' : 'Accept-Encoding, Accept');
  });

  test('has the fields of JSON, and no cell that a spreadsheet would run', async () => {
    const { body } = await server.inject(`${BOARD}?format=csv`);
    const [header = '', first = '', second = ''] = body.split('\r\n');
    expect(header).toMatch(/^id,board,position,votes,car_id,run_id,time_s,time_source,trap_speed_kmh,/);
    expect(header).toMatch(/,listed_at,car_url,page_url$/);
    const fields = header.split(',');
    expect(first.split(',')[fields.indexOf('time_s')]).toBe('10.1');
    expect(second.split(',')[fields.indexOf('reaction_time_s')]).toBe('-0.012');
    expect(body).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`);
    expect(body).toContain('"Škoda, ""slow""\nbut steady"');
    expect(body).not.toMatch(/(^|[,"\n])=/);
  });

  test('of an empty list has its header', async () => {
    const { body } = await server.inject('/api/v1/boards/world-facts/entries?format=csv');
    expect(body.split('\r\n')).toEqual([expect.stringMatching(/^id,board,/), '']);
  });
});

describe('responses', () => {
  test('are stored under their one address, renewed after a vote and at no charge', async () => {
    await server.app.listen(0, '127.0.0.1');
    const client = new HttpClient(await server.app.getUrl());
    const { responses } = server.app.get(BeforeRouter, { strict: false });
    responses.clear();
    const known = `${BOARD}?format=json`;
    const odd = [
      `${known}&x=1`,
      `${BOARD}?format=json&page=1`,
      `${known}&q=golf`,
      `${BOARD}?page_size=7&format=json`,
      BOARD,
    ];
    for (const url of [known, ...odd]) expect((await client.send(url)).status).toBe(200);
    await until(async () => responses.count === 1);
    const points = () =>
      server.dataSource.query(
        "SELECT sum(points)::int AS points FROM rate_limit WHERE key LIKE 'publicApi:%'",
      );
    const [before] = await points();
    const [entry] = (await get<PublicList<PublicEntry>>(BOARD)).items;
    const tag = String((await client.send(known)).headers.etag);
    expect((await client.send(known, { headers: { 'if-none-match': tag } })).status).toBe(304);
    await cars.send('POST', apiRoutes.leaderboard.vote, { entryId: entry?.id });
    await until(async () => {
      const { body } = await client.send(known);
      return JSON.parse(body.toString()).items[0].votes === 1;
    });
    const [after] = await points();
    // The read by injection, the first 304, and at most one that came amid a renewal.
    expect(after.points - before.points).toBeLessThanOrEqual(3);
    client.close();
  });
});

test('a car that is taken off all boards is gone from every document', async () => {
  const [entry] = (await get<PublicList<PublicEntry>>(BOARD)).items;
  await cars.sendAsAdmin('DELETE', apiRoutes.leaderboard.delete, { entryId: entry?.id });
  expect(namesOf(await get(BOARD))).toEqual(['Golf 7 R', 'Polo']);
  const gone = await server.inject(`/api/v1/cars/${supra}`);
  expect([gone.statusCode, gone.json().code]).toEqual([410, 'car_removed']);
});

test('nothing private is in any document', async () => {
  await cars.submit({ name: 'Still waiting', cellphone: PHONE });
  for (const url of [...Object.values(publicApiRoutes), BOARD].filter((path) => !path.includes(':')))
    for (const query of ['', '?format=csv', `?q=${encodeURIComponent(PHONE)}`]) {
      const { body } = await server.inject(url + query);
      expect(body).not.toMatch(/555 ?0199|Still waiting|cellphone|proof/i);
    }
});
