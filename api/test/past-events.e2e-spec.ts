import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiRoutes, type PastEvent } from '@quartermile/core/domain';
import { PastEventCalls } from './harness/calls/past-event-calls.js';
import { isPictureCached } from './harness/picture-files.js';

const routes = apiRoutes.pastEvents;
const nobody = { token: null };
const link = 'https://youtu.be/abcdefghijk';

let calls: PastEventCalls;
beforeAll(async () => {
  calls = await PastEventCalls.open();
});
beforeEach(() => calls.clear());
afterAll(() => calls.close());

describe('past events', () => {
  test('are added with what they have', async () => {
    const sent = {
      title: ' Winter shoot-out ',
      date: '2026-07-18',
      description: 'Cold air, quick times.',
      location: 'Killarney',
      image: calls.picture,
      featured: true,
      unknown: 'ignored',
    };
    const answer = await calls.call('POST', routes.add, sent);
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
    expect(await calls.get(calls.path(routes.one, event.id))).toEqual(event);
  });

  test('are added with a title and a date alone', async () => {
    expect(await calls.add()).toMatchObject({
      description: null,
      location: null,
      image: null,
      featured: false,
    });
  });

  test('are listed latest first, under two addresses', async () => {
    await calls.add({ title: 'first', date: '2024-05-01' });
    await calls.add({ title: 'third', date: '2026-05-01T18:00:00+02:00' });
    await calls.add({ title: 'second', date: '2026-05-01' });
    for (const url of [routes.all, routes.list]) {
      expect((await calls.get(url)).map(({ title }: PastEvent) => title)).toEqual([
        'third',
        'second',
        'first',
      ]);
    }
  });

  test('are featured, or no longer', async () => {
    const { id } = await calls.add();
    await calls.add({ title: 'another' });
    expect(await calls.get(routes.featured)).toEqual([]);
    const featured = await calls.call('PUT', calls.path(routes.toggleFeatured, id));
    expect([featured.statusCode, featured.json().featured]).toEqual([200, true]);
    expect(await calls.get(routes.featured)).toEqual([featured.json()]);
    expect((await calls.call('PUT', calls.path(routes.toggleFeatured, id), {})).json().featured).toBe(false);
    expect(await calls.get(routes.featured)).toEqual([]);
  });

  test('lists carry an ETag, which a change moves', async () => {
    for (const url of [routes.all, routes.list, routes.featured]) {
      const { etag } = (await calls.call('GET', url, undefined, nobody)).headers;
      const headers = { 'if-none-match': String(etag) };
      expect((await calls.call('GET', url, undefined, { token: null, headers })).statusCode).toBe(304);
      await calls.add({ featured: true });
      expect((await calls.call('GET', url, undefined, { token: null, headers })).statusCode).toBe(200);
    }
  });

  test('an update sets what is sent, clears what is emptied and leaves the rest', async () => {
    const { id } = await calls.add({ description: 'Cold.', location: 'Killarney' });
    const answer = await calls.call('PUT', calls.path(routes.update, id), {
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
    expect((await calls.call('PUT', calls.path(routes.update, id), {})).json()).toEqual(answer.json());
  });

  test('get another picture by an update, and the old one goes', async () => {
    const { id, image } = await calls.add({ image: calls.picture });
    const updated = await calls.call('PUT', calls.path(routes.update, id), { image: calls.otherPicture });
    expect(updated.json().image).toMatch(/^\/media\//);
    expect([
      await isPictureCached(calls.server, image),
      await isPictureCached(calls.server, updated.json().image),
    ]).toEqual([false, true]);
    const repeated = await calls.call('PUT', calls.path(routes.update, id), { image: updated.json().image });
    expect(repeated.json()).toEqual(updated.json());
  });

  test('are deleted with their pictures', async () => {
    const { id, image } = await calls.add({ image: calls.picture });
    await calls.call('POST', calls.path(routes.addPicture, id), { image: calls.otherPicture });
    const [shown] = (await calls.get(calls.path(routes.one, id))).gallery;
    const answer = await calls.call('DELETE', calls.path(routes.delete, id));
    expect([answer.statusCode, answer.json()]).toEqual([200, { deleted: true }]);
    expect([
      await isPictureCached(calls.server, image),
      await isPictureCached(calls.server, shown.image),
    ]).toEqual([false, false]);
    expect((await calls.call('GET', calls.path(routes.one, id))).statusCode).toBe(404);
  });

  test('every change leaves a record', async () => {
    const { id } = await calls.add();
    await calls.call('PUT', calls.path(routes.update, id), { title: 'Summer' });
    await calls.call('PUT', calls.path(routes.toggleFeatured, id));
    await calls.call('POST', calls.path(routes.addVideo, id), { link });
    await calls.call('DELETE', calls.path(routes.delete, id));
    const { items } = (await calls.call('GET', apiRoutes.admin.activity)).json();
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
