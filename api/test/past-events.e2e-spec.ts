import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiPath, apiRoutes, type PastEvent } from '@quartermile/core/domain';
import { type CallAsAdmin, callAsAdmin } from './harness/admin-client.js';
import { emptyTables } from './harness/empty-tables.js';
import { isPictureKept } from './harness/kept-pictures.js';
import { halves, noise, toDataUrl } from './harness/pictures.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const routes = apiRoutes.pastEvents;
const nobody = { token: null };
const link = 'https://youtu.be/abcdefghijk';

let server: TestApp;
let call: CallAsAdmin;
let picture: string;
let otherPicture: string;

beforeAll(async () => {
  server = await startTestApp();
  call = await callAsAdmin(server);
  picture = toDataUrl(await halves().jpeg().toBuffer());
  otherPicture = toDataUrl(await noise().png().toBuffer());
});
afterAll(() => server.close());
beforeEach(() => emptyTables(server, 'past_events', 'activity'));

const pathOf = (pattern: string, id: string): string => apiPath(pattern, { id });
const get = async (url: string) => (await call('GET', url, undefined, nobody)).json();
const add = async (event: object = {}): Promise<PastEvent> =>
  (await call('POST', routes.add, { title: 'Shoot-out', date: '2026-07-18', ...event })).json();

describe('past events', () => {
  test('are added with what they have', async () => {
    const sent = {
      title: ' Winter shoot-out ',
      date: '2026-07-18',
      description: 'Cold air, quick times.',
      location: 'Killarney',
      image: picture,
      featured: true,
      unknown: 'ignored',
    };
    const answer = await call('POST', routes.add, sent);
    expect(answer.statusCode).toBe(201);
    const event = answer.json<PastEvent>();
    expect(event).toEqual({
      _id: event.id,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Winter shoot-out',
      date: '2026-07-18',
      description: 'Cold air, quick times.',
      location: 'Killarney',
      image: expect.stringMatching(/^\/media\/[0-9a-f]{64}-96x64$/),
      featured: true,
      gallery: [],
      videos: [],
    });
    expect(await get(pathOf(routes.one, event.id))).toEqual(event);
  });

  test('are added with a title and a date alone', async () => {
    expect(await add()).toMatchObject({ description: null, location: null, image: null, featured: false });
  });

  test('are listed latest first, under two addresses', async () => {
    await add({ title: 'first', date: '2024-05-01' });
    await add({ title: 'third', date: '2026-05-01T18:00:00+02:00' });
    await add({ title: 'second', date: '2026-05-01' });
    for (const url of [routes.all, routes.list]) {
      expect((await get(url)).map(({ title }: PastEvent) => title)).toEqual(['third', 'second', 'first']);
    }
  });

  test('are featured, or no longer', async () => {
    const { id } = await add();
    await add({ title: 'another' });
    expect(await get(routes.featured)).toEqual([]);
    const featured = await call('PUT', pathOf(routes.toggleFeatured, id));
    expect([featured.statusCode, featured.json().featured]).toEqual([200, true]);
    expect(await get(routes.featured)).toEqual([featured.json()]);
    expect((await call('PUT', pathOf(routes.toggleFeatured, id), {})).json().featured).toBe(false);
    expect(await get(routes.featured)).toEqual([]);
  });

  test('lists carry an ETag, which a change moves', async () => {
    for (const url of [routes.all, routes.list, routes.featured]) {
      const { etag } = (await call('GET', url, undefined, nobody)).headers;
      const headers = { 'if-none-match': String(etag) };
      expect((await call('GET', url, undefined, { token: null, headers })).statusCode).toBe(304);
      await add({ featured: true });
      expect((await call('GET', url, undefined, { token: null, headers })).statusCode).toBe(200);
    }
  });

  test('an update sets what is sent, clears what is emptied and leaves the rest', async () => {
    const { id } = await add({ description: 'Cold.', location: 'Killarney' });
    const answer = await call('PUT', pathOf(routes.update, id), {
      title: 'Summer',
      date: '2026-01-10T10:00:00Z',
      description: '',
      featured: true,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      title: 'Summer',
      date: '2026-01-10T10:00:00.000Z',
      description: null,
      location: 'Killarney',
      featured: true,
    });
    expect((await call('PUT', pathOf(routes.update, id), {})).json()).toEqual(answer.json());
  });

  test('get another picture by an update, and the old one goes', async () => {
    const { id, image } = await add({ image: picture });
    const updated = await call('PUT', pathOf(routes.update, id), { image: otherPicture });
    expect(updated.json().image).toMatch(/^\/media\//);
    expect([await isPictureKept(server, image), await isPictureKept(server, updated.json().image)]).toEqual([
      false,
      true,
    ]);
    const kept = await call('PUT', pathOf(routes.update, id), { image: updated.json().image });
    expect(kept.json()).toEqual(updated.json());
  });

  test('are deleted with their pictures', async () => {
    const { id, image } = await add({ image: picture });
    await call('POST', pathOf(routes.addPicture, id), { image: otherPicture });
    const [shown] = (await get(pathOf(routes.one, id))).gallery;
    const answer = await call('DELETE', pathOf(routes.delete, id));
    expect([answer.statusCode, answer.json()]).toEqual([200, { deleted: true }]);
    expect([await isPictureKept(server, image), await isPictureKept(server, shown.image)]).toEqual([
      false,
      false,
    ]);
    expect((await call('GET', pathOf(routes.one, id))).statusCode).toBe(404);
  });

  test('every change leaves a record', async () => {
    const { id } = await add();
    await call('PUT', pathOf(routes.update, id), { title: 'Summer' });
    await call('PUT', pathOf(routes.toggleFeatured, id));
    await call('POST', pathOf(routes.addVideo, id), { link });
    await call('DELETE', pathOf(routes.delete, id));
    const { items } = (await call('GET', apiRoutes.admin.activity)).json();
    const subject = { type: 'past-event', id, label: 'Summer' };
    expect(items).toMatchObject([
      { action: 'delete', subject, before: { title: 'Summer' }, after: null },
      { action: 'add-video', subject, before: { videos: [] }, after: { videos: [{ link }] } },
      { action: 'toggle-featured', subject, before: { featured: false }, after: { featured: true } },
      { action: 'update', subject, before: { title: 'Shoot-out' }, after: { title: 'Summer' } },
      { action: 'add', actor: 'thandi@example.com', before: null, after: { title: 'Shoot-out' } },
    ]);
  });
});

describe('galleries and videos', () => {
  test('grow in the order in which things are added', async () => {
    const { id } = await add();
    const first = await call('POST', pathOf(routes.addPicture, id), {
      image: picture,
      caption: ' The start ',
    });
    expect(first.statusCode).toBe(201);
    const second = await call('POST', pathOf(routes.addPicture, id), { image: otherPicture });
    expect(second.json().gallery).toEqual([
      { image: expect.stringMatching(/^\/media\//), caption: 'The start' },
      { image: expect.stringMatching(/^\/media\//), caption: null },
    ]);
    const video = await call('POST', pathOf(routes.addVideo, id), { link, title: 'The final' });
    expect(video.statusCode).toBe(201);
    expect(video.json()).toEqual({ ...second.json<PastEvent>(), videos: [{ link, title: 'The final' }] });
    expect(await get(pathOf(routes.one, id))).toEqual(video.json());
  });

  test('are replaced by an update, and a picture that is shown no more goes', async () => {
    const { id, image } = await add({ image: picture });
    await call('POST', pathOf(routes.addPicture, id), { image: picture, caption: 'The same' });
    const { gallery } = (
      await call('POST', pathOf(routes.addPicture, id), { image: otherPicture })
    ).json<PastEvent>();
    const [first, second] = gallery;
    const updated = await call('PUT', pathOf(routes.update, id), {
      image: null,
      gallery: [first],
      videos: [{ link }],
    });
    expect(updated.json()).toMatchObject({ image: null, gallery: [first], videos: [{ link, title: null }] });
    expect([await isPictureKept(server, image), await isPictureKept(server, second?.image)]).toEqual([
      true,
      false,
    ]);
  });

  test('pictures added at once are all there', async () => {
    const { id } = await add();
    await Promise.all(
      [1, 2, 3, 4].map((at) =>
        call('POST', pathOf(routes.addPicture, id), { image: picture, caption: `${at}` }),
      ),
    );
    const { gallery } = await get(pathOf(routes.one, id));
    expect(gallery.map(({ caption }: { caption: string }) => caption).sort()).toEqual(['1', '2', '3', '4']);
  });

  test('one idempotency key adds one thing', async () => {
    const headers = { 'idempotency-key': 'once' };
    const [one] = await Promise.all([add(), add()]);
    const twice = async (url: string, payload: object) => {
      const answers = await Promise.all([1, 2].map(() => call('POST', url, payload, { headers })));
      return answers.map((answer) => answer.body);
    };
    const [video, videoAgain] = await twice(pathOf(routes.addVideo, one.id), { link });
    const [shown, shownAgain] = await twice(pathOf(routes.addPicture, one.id), { image: picture });
    const [added, addedAgain] = await twice(routes.add, { title: 'Once', date: '2026-07-18' });
    expect([video, shown, added]).toEqual([videoAgain, shownAgain, addedAgain]);
    expect(await get(pathOf(routes.one, one.id))).toMatchObject({
      gallery: [expect.anything()],
      videos: [expect.anything()],
    });
    expect(await get(routes.list)).toHaveLength(3);
  });

  test('are full at 200 pictures and 50 videos', async () => {
    const { id, image } = await add({ image: picture });
    await server.dataSource.query(
      `UPDATE past_events SET gallery = (SELECT jsonb_agg(gallery_picture) FROM generate_series(1, 200),
         jsonb_build_object('image', image, 'caption', null) AS gallery_picture),
       videos = (SELECT jsonb_agg(jsonb_build_object('link', $1::text, 'title', null)) FROM generate_series(1, 50))`,
      [link],
    );
    const answers = [
      await call('POST', pathOf(routes.addPicture, id), { image: otherPicture }),
      await call('POST', pathOf(routes.addVideo, id), { link }),
    ];
    const refusals = answers.map((answer) => answer.json());
    expect(refusals).toMatchObject([
      {
        status: 400,
        detail: 'A past event holds at most 200 pictures.',
        errors: [{ path: 'image', message: 'A past event holds at most 200 pictures.' }],
      },
      {
        status: 400,
        detail: 'A past event holds at most 50 videos.',
        errors: [{ path: 'link', message: 'A past event holds at most 50 videos.' }],
      },
    ]);
    expect(await isPictureKept(server, image)).toBe(true);
  });
});
