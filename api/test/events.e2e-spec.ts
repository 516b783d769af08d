import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiPath, apiRoutes, messages, type StoredEvent } from '@quartermile/core/domain';
import { EventEntity } from '../src/features/events/upcoming/event.entity.js';
import { type CallAsAdmin, callAsAdmin } from './harness/administrators/admin-client.js';
import { emptyTables } from './harness/empty-tables.js';
import { isPictureCached } from './harness/picture-files.js';
import { halves, noise, toDataUrl } from './harness/pictures.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const routes = apiRoutes.events;

let server: TestApp;
let call: CallAsAdmin;
let picture: string;
let otherPicture: string;

beforeAll(async () => {
  server = await startTestApp({ publicUrl: 'https://quartermile.example' });
  call = await callAsAdmin(server);
  picture = toDataUrl(await halves().jpeg().toBuffer());
  otherPicture = toDataUrl(await noise().png().toBuffer());
});
afterAll(() => server.close());
beforeEach(() => emptyTables(server, 'events', 'activity'));

const pathOf = (pattern: string, id: string): string => apiPath(pattern, { id });
const list = async (): Promise<StoredEvent[]> =>
  (await call('GET', routes.list, undefined, { token: null })).json();
const add = async (document: object): Promise<StoredEvent> =>
  (await call('POST', routes.add, document)).json();
const stored = (id: string) => server.dataSource.getRepository(EventEntity).findOneByOrFail({ id });

const activity = async () => (await call('GET', apiRoutes.admin.activity)).json().items;

describe('the events collection', () => {
  test('gives documents back as they were written, each with an id', async () => {
    const document = {
      eventName: 'Track day',
      when: { _seconds: 1_796_493_600, _nanoseconds: 0 },
      venue: { name: 'Tarlton', seats: [1, 2.5, null, { covered: true }] },
      nothing: null,
    };
    const added = await call('POST', routes.add, document);
    expect(added.statusCode).toBe(201);
    expect(added.json()).toEqual({ ...document, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(await list()).toEqual([added.json()]);
  });

  test('gives a new document an id of its own, whatever it calls itself', async () => {
    const added = await add({ id: 'mine', title: 'Track day' });
    expect(added.id).not.toBe('mine');
    expect((await stored(added.id)).document).toEqual({ title: 'Track day' });
  });

  test('an update puts top-level fields in and leaves the others', async () => {
    const { id } = await add({ title: 'Track day', place: { name: 'Tarlton', gate: 2 }, date: '2026-12-05' });
    const updated = await call('PUT', pathOf(routes.update, id), {
      id: 'other',
      place: { name: 'Killarney' },
      price: 90,
    });
    expect(updated.statusCode).toBe(200);
    const expected = { id, title: 'Track day', place: { name: 'Killarney' }, date: '2026-12-05', price: 90 };
    expect(updated.json()).toEqual(expected);
    expect(await list()).toEqual([expected]);
  });

  test('may have keys that every object of JavaScript knows', async () => {
    const { id } = await add({ title: 'Run', hasOwnProperty: 1 });
    const changes = { hasOwnProperty: null, toString: { valueOf: 'x' } };
    const answer = await call('PUT', pathOf(routes.update, id), changes);
    expect([answer.statusCode, answer.json()]).toEqual([200, { id, title: 'Run', ...changes }]);
    expect((await list())[0]).toEqual(answer.json());
  });

  test('two updates at once lose nothing', async () => {
    const { id } = await add({ title: 'Track day' });
    const fields = Array.from({ length: 8 }, (_, at) => ({ [`field${at}`]: at }));
    await Promise.all(fields.map((field) => call('PUT', pathOf(routes.update, id), field)));
    expect(await list()).toEqual([Object.assign({ id, title: 'Track day' }, ...fields)]);
  });

  test('deletes', async () => {
    const { id } = await add({ title: 'Track day' });
    const deleted = await call('DELETE', pathOf(routes.delete, id));
    expect([deleted.statusCode, deleted.json()]).toEqual([200, { deleted: true }]);
    expect(await list()).toEqual([]);
  });

  test('every change leaves a record', async () => {
    const { id } = await add({ title: 'Track day' });
    await call('PUT', pathOf(routes.update, id), { title: 'Night' });
    await call('DELETE', pathOf(routes.delete, id));
    const subject = { type: 'event', id, label: 'Night' };
    expect(await activity()).toMatchObject([
      { action: 'delete', subject, before: { id, title: 'Night' }, after: null },
      { action: 'update', subject, before: { id, title: 'Track day' }, after: { id, title: 'Night' } },
      { action: 'add', actor: 'thandi@example.com', before: null, after: { id, title: 'Track day' } },
    ]);
  });
});

describe('pictures of events', () => {
  test('that are uploaded are stored, and deleted with the last event that uses them', async () => {
    const document = {
      image: picture,
      poster: { url: picture, alt: 'a car' },
      images: [otherPicture, { url: picture }],
    };
    const added = await add(document);
    const image = String(added.image);
    expect(image).toMatch(/^\/media\/[0-9a-f]{64}-96x64$/);
    expect(added).toMatchObject({
      poster: { url: image, alt: 'a car' },
      images: [expect.any(String), { url: image }],
    });
    const copy = await add({ image });
    await call('DELETE', pathOf(routes.delete, added.id));
    expect(await isPictureCached(server, image)).toBe(true);
    expect(await isPictureCached(server, (added.images as string[])[0])).toBe(false);
    await call('PUT', pathOf(routes.update, copy.id), { image: null });
    expect(await isPictureCached(server, image)).toBe(false);
  });

  test('of other sites, and paths that name nothing, stay as they were written', async () => {
    const document = { image: 'https://example.com/a.png', photo: `/media/${'0'.repeat(64)}-10x10` };
    expect(await add(document)).toMatchObject(document);
  });
});

describe('refusals', () => {
  test('a document that would grow too large by updates is refused', async () => {
    const { id } = await add({ a: 'x'.repeat(40_000) });
    const answer = await call('PUT', pathOf(routes.update, id), { b: 'x'.repeat(40_000) });
    expect([answer.statusCode, answer.json().detail]).toEqual([400, messages.events.documentTooBig]);
  });

  test('fields named __proto__ are left out', async () => {
    const hostile = '{"title":"Track day","__proto__":{"admin":true},"place":{"__proto__":{"admin":true}}}';
    const added = await call('POST', routes.add, hostile);
    expect(added.body).not.toContain('admin');
    const imported = await call('POST', routes.import, `{"documents":[${hostile}]}`);
    expect(imported.json()).toEqual({
      imported: 1,
      skipped: [],
      undated: [{ index: 0, title: 'Track day' }],
    });
    expect(await list()).toEqual([
      { id: expect.any(String), title: 'Track day', place: {} },
      { id: expect.any(String), title: 'Track day', place: {} },
    ]);
  });
});

describe('the calendar', () => {
  const feed = (headers: Record<string, string> = {}) =>
    call('GET', routes.calendar, undefined, { token: null, headers });

  test('holds upcoming events only', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Johannesburg' }).format();
    await add({ title: 'Today', date: today });
    await add({ title: 'Over', date: new Date(Date.now() - 60_000).toISOString() });
    await add({ title: 'Later', eventDate: Math.floor(Date.now() / 1000) + 86_400 });
    await add({ title: 'Undated', date: 'soon' });
    const answer = await feed();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(answer.body.match(/SUMMARY:.*/g)?.map((line) => line.trim())).toEqual([
      'SUMMARY:Today',
      'SUMMARY:Later',
    ]);
    expect(answer.body).toContain(`DTSTART;VALUE=DATE:${today.replaceAll('-', '')}`);
    expect(answer.body).toContain('https://quartermile.example/events');
  });

  test('bears the name that the site has now', async () => {
    await call('PUT', apiRoutes.site, { siteName: 'Strip Night' });
    expect((await feed()).body).toContain('X-WR-CALNAME:Strip Night events\r\n');
    await call('PUT', apiRoutes.site, { siteName: 'Quartermile' });
    const { body } = await feed();
    expect(body).toContain('X-WR-CALNAME:Quartermile events\r\n');
    expect(body.match(/BEGIN:\w+/g)).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE', 'BEGIN:STANDARD']);
  });

  test('names an event alike as long as it lives', async () => {
    const { id } = await add({ title: 'Track day', date: '2999-12-05' });
    const first = (await feed()).body;
    await call('PUT', pathOf(routes.update, id), { title: 'Night' });
    const second = (await feed()).body;
    expect(first.match(/UID:.*/)?.[0]).toBe(second.match(/UID:.*/)?.[0]);
    expect(second).toContain('SUMMARY:Night');
  });

  test('is compressed when asked, and 304 while nothing changed', async () => {
    await add({ title: 'Track day', date: '2999-12-05' });
    const plain = await feed();
    const packed = await feed({ 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const again = await feed({ 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
