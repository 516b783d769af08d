import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiPath, apiRoutes, type StoredEvent } from '@quartermile/core/domain';
import { type CallAsAdmin, callAsAdmin } from './harness/administrators/admin-client.js';
import { emptyTables } from './harness/empty-tables.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const routes = apiRoutes.events;

let server: TestApp;
let call: CallAsAdmin;

beforeAll(async () => {
  server = await startTestApp({ publicUrl: 'https://quartermile.example' });
  call = await callAsAdmin(server);
});
afterAll(() => server.close());
beforeEach(() => emptyTables(server, 'events', 'activity'));

const pathOf = (pattern: string, id: string): string => apiPath(pattern, { id });
const add = async (document: object): Promise<StoredEvent> =>
  (await call('POST', routes.add, document)).json();

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
