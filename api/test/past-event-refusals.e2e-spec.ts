import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiPath, apiRoutes, messages, type PastEvent } from '@quartermile/core/domain';
import { type CallAsAdmin, callAsAdmin } from './harness/administrators/admin-client.js';
import { emptyTables } from './harness/empty-tables.js';
import { halves, toDataUrl } from './harness/pictures.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const routes = apiRoutes.pastEvents;
const nobody = { token: null };
const link = 'https://youtu.be/abcdefghijk';

let server: TestApp;
let call: CallAsAdmin;
let picture: string;

beforeAll(async () => {
  server = await startTestApp();
  call = await callAsAdmin(server);
  picture = toDataUrl(await halves().jpeg().toBuffer());
});
afterAll(() => server.close());
beforeEach(() => emptyTables(server, 'past_events', 'activity'));

const pathOf = (pattern: string, id: string): string => apiPath(pattern, { id });
const get = async (url: string) => (await call('GET', url, undefined, nobody)).json();
const add = async (event: object = {}): Promise<PastEvent> =>
  (await call('POST', routes.add, { title: 'Shoot-out', date: '2026-07-18', ...event })).json();

describe('past events refuse', () => {
  const calls = (id: string) =>
    [
      ['PUT', pathOf(routes.update, id), { title: 'Stolen' }],
      ['DELETE', pathOf(routes.delete, id), undefined],
      ['PUT', pathOf(routes.toggleFeatured, id), undefined],
      ['POST', pathOf(routes.addPicture, id), { image: picture }],
      ['POST', pathOf(routes.addVideo, id), { link }],
    ] as const;

  test('changes are for the administrator', async () => {
    const event = await add();
    const all = [['POST', routes.add, { title: 'Stolen', date: '2026-07-18' }] as const, ...calls(event.id)];
    for (const [method, url, payload] of all) {
      for (const token of [null, 'garbage']) {
        const answer = await call(method, url, payload, { token });
        expect([answer.statusCode, answer.json().detail]).toEqual([401, messages.session.expired]);
      }
    }
    expect(await get(routes.list)).toEqual([event]);
  });

  test.each([
    '01900000-0000-7000-8000-000000000000',
    'nothing',
    '%00',
    '..%2F..',
    'x'.repeat(5000),
    '%F0%9F%92%A5',
    '%ff',
    '%zz',
    '%20',
    'undefined',
  ])('the id %.20s names nothing', async (id) => {
    const one = await call('GET', `/api/past-events/${id}`, undefined, nobody);
    expect([one.statusCode, one.json().code]).toEqual([404, 'not_found']);
    for (const [method, url, payload] of calls('ID')) {
      const answer = await call(method, url.replace('ID', id), payload);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
  });

  test.each([
    [{}, 'title', messages.pastEvents.titleRequired],
    [{ title: ' ', date: '2026-07-18' }, 'title', messages.pastEvents.titleRequired],
    [{ title: 5, date: '2026-07-18' }, 'title', messages.pastEvents.titleRequired],
    [{ title: 'x'.repeat(201), date: '2026-07-18' }, 'title', messages.request.tooLong(200)],
    [{ title: 'a\0', date: '2026-07-18' }, 'title', messages.request.text],
    [{ title: 'Shoot-out' }, 'date', messages.pastEvents.dateRequired],
    [{ title: 'Shoot-out', date: 'last winter' }, 'date', messages.pastEvents.dateInvalid],
    [{ title: 'Shoot-out', date: '2026-02-30' }, 'date', messages.pastEvents.dateInvalid],
    [
      { title: 'Shoot-out', date: '2026-07-18', image: 'https://example.com/a.png' },
      'image',
      messages.image.notAnImage,
    ],
    [{ title: 'Shoot-out', date: '2026-07-18', featured: 'yes' }, 'featured', messages.request.expectedYesNo],
    [
      { title: 'Shoot-out', date: '2026-07-18', description: ['a'] },
      'description',
      messages.request.expectedText,
    ],
  ])('does not add %j', async (body, path, message) => {
    const answer = await call('POST', routes.add, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      detail: message,
      errors: expect.arrayContaining([{ path, message }]),
    });
    expect(await get(routes.list)).toEqual([]);
  });

  test.each([
    [{ title: '' }, messages.pastEvents.titleRequired],
    [{ date: 'soon' }, messages.pastEvents.dateInvalid],
    [{ gallery: [{ image: 'x' }] }, messages.image.notAnImage],
    [
      { gallery: Array.from({ length: 201 }, () => ({ image: '/media/a' })) },
      messages.pastEvents.galleryFull(200),
    ],
    [{ videos: [{ link: 'https://example.com' }] }, messages.video.linkInvalid],
    [{ videos: Array.from({ length: 51 }, () => ({ link })) }, messages.pastEvents.videosFull(50)],
    [{ image: `/media/${'0'.repeat(64)}-10x10` }, messages.image.unsupported],
  ])('does not update with %.60j', async (changes, message) => {
    const event = await add();
    const answer = await call('PUT', pathOf(routes.update, event.id), changes);
    expect([answer.statusCode, answer.json().detail]).toEqual([400, message]);
    expect(await get(routes.list)).toEqual([event]);
  });

  test('adds no picture that is none', async () => {
    const { id } = await add();
    const bodies = [
      {},
      { image: '' },
      { image: 'data:image/png;base64,AAAA' },
      { image: 'https://example.com/a.png' },
    ];
    const details = [];
    for (const body of bodies) {
      const answer = await call('POST', pathOf(routes.addPicture, id), body);
      details.push([answer.statusCode, answer.json().detail]);
    }
    expect(details).toEqual([
      [400, messages.image.notAnImage],
      [400, messages.image.notAnImage],
      [400, messages.image.unsupported],
      [400, messages.image.notAnImage],
    ]);
  });

  test('adds no picture that is too big', async () => {
    const { id } = await add();
    const image = toDataUrl(Buffer.alloc(10 * 1024 * 1024 + 1));
    const answer = await call('POST', pathOf(routes.addPicture, id), { image });
    expect([answer.statusCode, answer.json().detail]).toEqual([413, messages.image.tooBig]);
  });

  test('adds no video of another kind', async () => {
    const { id } = await add();
    for (const [body, message] of [
      [{}, messages.video.linkRequired],
      [{ link: 'https://vimeo.com/1' }, messages.video.linkInvalid],
      [{ link: 'javascript:alert(1)' }, messages.video.linkInvalid],
    ] as const) {
      const answer = await call('POST', pathOf(routes.addVideo, id), body);
      expect([answer.statusCode, answer.json().detail]).toEqual([400, message]);
    }
  });
});
