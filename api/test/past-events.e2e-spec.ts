import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiRoutes, type PastEvent } from '@quartermile/core/domain';
import { PastEventCalls } from './harness/calls/past-event-calls.js';
import { isPictureCached } from './harness/picture-files.js';

const routes = apiRoutes.pastEvents;
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

describe('galleries and videos', () => {
  test('grow in the order in which things are added', async () => {
    const { id } = await calls.add();
    const first = await calls.call('POST', calls.path(routes.addPicture, id), {
      image: calls.picture,
      caption: ' The start ',
    });
    expect(first.statusCode).toBe(201);
    const second = await calls.call('POST', calls.path(routes.addPicture, id), { image: calls.otherPicture });
    expect(second.json().gallery).toEqual([
      { image: expect.stringMatching(/^\/media\//), caption: 'The start' },
      { image: expect.stringMatching(/^\/media\//), caption: null },
    ]);
    const video = await calls.call('POST', calls.path(routes.addVideo, id), { link, title: 'The final' });
    expect(video.statusCode).toBe(201);
    expect(video.json()).toEqual({ ...second.json<PastEvent>(), videos: [{ link, title: 'The final' }] });
    expect(await calls.get(calls.path(routes.one, id))).toEqual(video.json());
  });

  test('are replaced by an update, and a picture that is shown no more goes', async () => {
    const { id, image } = await calls.add({ image: calls.picture });
    await calls.call('POST', calls.path(routes.addPicture, id), {
      image: calls.picture,
      caption: 'The same',
    });
    const { gallery } = (
      await calls.call('POST', calls.path(routes.addPicture, id), { image: calls.otherPicture })
    ).json<PastEvent>();
    const [first, second] = gallery;
    const updated = await calls.call('PUT', calls.path(routes.update, id), {
      image: null,
      gallery: [first],
      videos: [{ link }],
    });
    expect(updated.json()).toMatchObject({ image: null, gallery: [first], videos: [{ link, title: null }] });
    expect([
      await isPictureCached(calls.server, image),
      await isPictureCached(calls.server, second?.image),
    ]).toEqual([true, false]);
  });

  test('pictures added at once are all there', async () => {
    const { id } = await calls.add();
    await Promise.all(
      [1, 2, 3, 4].map((at) =>
        calls.call('POST', calls.path(routes.addPicture, id), { image: calls.picture, caption: `${at}` }),
      ),
    );
    const { gallery } = await calls.get(calls.path(routes.one, id));
    expect(gallery.map(({ caption }: { caption: string }) => caption).sort()).toEqual(['1', '2', '3', '4']);
  });

  test('are full at 200 pictures and 50 videos', async () => {
    const { id, image } = await calls.add({ image: calls.picture });
    await calls.server.dataSource.query(
      `UPDATE past_events SET gallery = (SELECT jsonb_agg(gallery_picture) FROM generate_series(1, 200),
         jsonb_build_object('image', image, 'caption', null) AS gallery_picture),
       videos = (SELECT jsonb_agg(jsonb_build_object('link', $1::text, 'title', null)) FROM generate_series(1, 50))`,
      [link],
    );
    const answers = [
      await calls.call('POST', calls.path(routes.addPicture, id), { image: calls.otherPicture }),
      await calls.call('POST', calls.path(routes.addVideo, id), { link }),
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
    expect(await isPictureCached(calls.server, image)).toBe(true);
  });
});
