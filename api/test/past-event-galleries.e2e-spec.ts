import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiRoutes, type PastEvent } from '@quartermile/core/domain';
import { isPictureKept } from './harness/kept-pictures.js';
import { PastEventDesk } from './harness/past-event-desk.js';

const routes = apiRoutes.pastEvents;
const link = 'https://youtu.be/abcdefghijk';

let desk: PastEventDesk;
beforeAll(async () => {
  desk = await PastEventDesk.open();
});
beforeEach(() => desk.clear());
afterAll(() => desk.close());

describe('galleries and videos', () => {
  test('grow in the order in which things are added', async () => {
    const { id } = await desk.add();
    const first = await desk.call('POST', desk.path(routes.addPicture, id), {
      image: desk.picture,
      caption: ' The start ',
    });
    expect(first.statusCode).toBe(201);
    const second = await desk.call('POST', desk.path(routes.addPicture, id), { image: desk.otherPicture });
    expect(second.json().gallery).toEqual([
      { image: expect.stringMatching(/^\/media\//), caption: 'The start' },
      { image: expect.stringMatching(/^\/media\//), caption: null },
    ]);
    const video = await desk.call('POST', desk.path(routes.addVideo, id), { link, title: 'The final' });
    expect(video.statusCode).toBe(201);
    expect(video.json()).toEqual({ ...second.json<PastEvent>(), videos: [{ link, title: 'The final' }] });
    expect(await desk.get(desk.path(routes.one, id))).toEqual(video.json());
  });

  test('are replaced by an update, and a picture that is shown no more goes', async () => {
    const { id, image } = await desk.add({ image: desk.picture });
    await desk.call('POST', desk.path(routes.addPicture, id), { image: desk.picture, caption: 'The same' });
    const { gallery } = (
      await desk.call('POST', desk.path(routes.addPicture, id), { image: desk.otherPicture })
    ).json<PastEvent>();
    const [first, second] = gallery;
    const updated = await desk.call('PUT', desk.path(routes.update, id), {
      image: null,
      gallery: [first],
      videos: [{ link }],
    });
    expect(updated.json()).toMatchObject({ image: null, gallery: [first], videos: [{ link, title: null }] });
    expect([
      await isPictureKept(desk.server, image),
      await isPictureKept(desk.server, second?.image),
    ]).toEqual([true, false]);
  });

  test('pictures added at once are all there', async () => {
    const { id } = await desk.add();
    await Promise.all(
      [1, 2, 3, 4].map((at) =>
        desk.call('POST', desk.path(routes.addPicture, id), { image: desk.picture, caption: `${at}` }),
      ),
    );
    const { gallery } = await desk.get(desk.path(routes.one, id));
    expect(gallery.map(({ caption }: { caption: string }) => caption).sort()).toEqual(['1', '2', '3', '4']);
  });

  test('one idempotency key adds one thing', async () => {
    const headers = { 'idempotency-key': 'once' };
    const [one] = await Promise.all([desk.add(), desk.add()]);
    const twice = async (url: string, payload: object) => {
      const answers = await Promise.all([1, 2].map(() => desk.call('POST', url, payload, { headers })));
      return answers.map((answer) => answer.body);
    };
    const [video, videoAgain] = await twice(desk.path(routes.addVideo, one.id), { link });
    const [shown, shownAgain] = await twice(desk.path(routes.addPicture, one.id), { image: desk.picture });
    const [added, addedAgain] = await twice(routes.add, { title: 'Once', date: '2026-07-18' });
    expect([video, shown, added]).toEqual([videoAgain, shownAgain, addedAgain]);
    expect(await desk.get(desk.path(routes.one, one.id))).toMatchObject({
      gallery: [expect.anything()],
      videos: [expect.anything()],
    });
    expect(await desk.get(routes.list)).toHaveLength(3);
  });

  test('are full at 200 pictures and 50 videos', async () => {
    const { id, image } = await desk.add({ image: desk.picture });
    await desk.server.dataSource.query(
      `UPDATE past_events SET gallery = (SELECT jsonb_agg(gallery_picture) FROM generate_series(1, 200),
         jsonb_build_object('image', image, 'caption', null) AS gallery_picture),
       videos = (SELECT jsonb_agg(jsonb_build_object('link', $1::text, 'title', null)) FROM generate_series(1, 50))`,
      [link],
    );
    const answers = [
      await desk.call('POST', desk.path(routes.addPicture, id), { image: desk.otherPicture }),
      await desk.call('POST', desk.path(routes.addVideo, id), { link }),
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
    expect(await isPictureKept(desk.server, image)).toBe(true);
  });
});
