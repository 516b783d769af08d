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

  test('one idempotency key adds one thing', async () => {
    const headers = { 'idempotency-key': 'once' };
    const [one] = await Promise.all([calls.add(), calls.add()]);
    const twice = async (url: string, payload: object) => {
      const answers = await Promise.all([1, 2].map(() => calls.call('POST', url, payload, { headers })));
      return answers.map((answer) => answer.body);
    };
    const [video, videoAgain] = await twice(calls.path(routes.addVideo, one.id), { link });
    const [shown, shownAgain] = await twice(calls.path(routes.addPicture, one.id), { image: calls.picture });
    const [added, addedAgain] = await twice(routes.add, { title: 'Once', date: '2026-07-18' });
    expect([video, shown, added]).toEqual([videoAgain, shownAgain, addedAgain]);
    expect(await calls.get(calls.path(routes.one, one.id))).toMatchObject({
      gallery: [expect.anything()],
      videos: [expect.anything()],
    });
    expect(await calls.get(routes.list)).toHaveLength(3);
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
