import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiPath, apiRoutes, messages, type PastEvent } from '@quartermile/core/domain';
import { MediaFiles } from '../src/platform/media/media-files.js';
import { imageNameOfPath } from '../src/platform/media/stored-image.js';
import { RevisionService } from '../src/platform/revision/revision.service.js';
import { type CallAsAdmin, callAsAdmin } from './harness/admin-client.js';
import { halves, noise, toDataUrl } from './harness/pictures.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const routes = apiRoutes.pastEvents;
const nobody = { token: null };
const link = 'https://youtu.be/abcdefghijk';
const unknownId = '01900000-0000-7000-8000-000000000000';

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
beforeEach(() =>
  server.dataSource.transaction(async (manager) => {
    await manager.query('TRUNCATE past_events, activity');
    await server.app.get(RevisionService, { strict: false }).bump(manager);
  }),
);

const pathOf = (pattern: string, id: string): string => apiPath(pattern, { id });
const get = async (url: string) => (await call('GET', url, undefined, nobody)).json();
const add = async (event: object = {}): Promise<PastEvent> =>
  (await call('POST', routes.add, { title: 'Shoot-out', date: '2026-07-18', ...event })).json();
const isKept = (path: string | null | undefined): Promise<boolean> =>
  server.app
    .get(MediaFiles, { strict: false })
    .has({ name: imageNameOfPath(path ?? '') ?? '', visibility: 'public' });

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

  test('are deleted with their pictures', async () => {
    const { id, image } = await add({ image: picture });
    await call('POST', pathOf(routes.addPicture, id), { image: otherPicture });
    const [shown] = (await get(pathOf(routes.one, id))).gallery;
    const answer = await call('DELETE', pathOf(routes.delete, id));
    expect([answer.statusCode, answer.json()]).toEqual([200, { deleted: true }]);
    expect([await isKept(image), await isKept(shown.image)]).toEqual([false, false]);
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
    expect([await isKept(image), await isKept(second?.image)]).toEqual([true, false]);
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
    expect(answers.map((answer) => [answer.statusCode, answer.json().detail])).toEqual([
      [400, messages.pastEvents.galleryFull(200)],
      [400, messages.pastEvents.videosFull(50)],
    ]);
    expect(await isKept(image)).toBe(true);
  });
});

describe('refusals', () => {
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

  test.each([unknownId, 'nothing', '%00', '..%2F..', 'x'.repeat(5000), '%F0%9F%92%A5', '%20', 'undefined'])(
    'the id %.20s names nothing',
    async (id) => {
      const one = await call('GET', `/api/past-events/${id}`, undefined, nobody);
      expect([one.statusCode, one.json().code]).toEqual([404, 'not_found']);
      for (const [method, url, payload] of calls('ID')) {
        const answer = await call(method, url.replace('ID', id), payload);
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
      }
    },
  );

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
    [{ title: 'Shoot-out', date: '2026-07-18', featured: 'yes' }, 'featured', messages.request.invalid],
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
