import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { apiRoutes, messages, type StoredEvent } from '@quartermile/core/domain';
import { pictureMessages } from '../src/features/events/upcoming/import/event-import.service.js';
import { EVENT_IMPORT_MAX_REMOTE_PICTURES } from '../src/features/events/upcoming/import/remote-event-pictures.service.js';
import { remotePictureMessages } from '../src/features/media/remote/remote-picture-error.js';
import { RemotePictures } from '../src/features/media/remote/remote-pictures.service.js';
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
  server = await startTestApp();
  call = await callAsAdmin(server);
  picture = toDataUrl(await halves().jpeg().toBuffer());
  otherPicture = toDataUrl(await noise().png().toBuffer());
});
afterAll(() => server.close());
beforeEach(() => emptyTables(server, 'events', 'activity'));

const list = async (): Promise<StoredEvent[]> =>
  (await call('GET', routes.list, undefined, { token: null })).json();
const activity = async () => (await call('GET', apiRoutes.admin.activity)).json().items;

describe('an import', () => {
  const importAll = (documents: unknown[]) => call('POST', routes.import, { documents });

  test('keeps the documents’ own ids and replaces what is stored under them', async () => {
    const first = await importAll([
      { id: 'Kx9', title: 'Old', gone: true },
      { _id: 42, name: 'Numbered' },
      { __name__: 'projects/p/databases/(default)/documents/events/zz', when: 'soon' },
      { summary: 'Without an id' },
    ]);
    const titles = ['Old', 'Numbered', messages.events.untitled, messages.events.untitled];
    const undated = titles.map((title, index) => ({ index, title }));
    expect([first.statusCode, first.json()]).toEqual([201, { imported: 4, skipped: [], undated }]);
    await importAll([{ id: 'Kx9', title: 'New' }]);
    const events = await list();
    expect(events).toHaveLength(4);
    expect(events).toEqual(
      expect.arrayContaining([
        { id: 'Kx9', title: 'New' },
        { id: '42', _id: 42, name: 'Numbered' },
        expect.objectContaining({ id: 'zz', when: 'soon' }),
        { id: expect.stringMatching(/^[0-9a-f-]{36}$/), summary: 'Without an id' },
      ]),
    );
  });

  test('skips what cannot be stored and says why', async () => {
    const answer = await importAll([
      'text',
      null,
      [{}],
      { title: 'a\0b' },
      { id: '..', title: 'up' },
      { id: 'x'.repeat(101) },
      { text: 'x'.repeat(70_000) },
      { title: 'bad picture', image: 'data:image/png;base64,AAAA' },
      { id: 'good', title: 'good', date: '2031-02-03' },
    ]);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        imported: 1,
        skipped: [
          { index: 0, reason: messages.events.notADocument },
          { index: 1, reason: messages.events.notADocument },
          { index: 2, reason: messages.events.notADocument },
          { index: 3, reason: messages.request.text },
          { index: 4, reason: messages.events.unusableId },
          { index: 5, reason: messages.events.unusableId },
          { index: 6, reason: messages.events.documentTooBig },
          { index: 7, reason: messages.image.unsupported },
        ],
      },
    ]);
    expect(await list()).toEqual([{ id: 'good', title: 'good', date: '2031-02-03' }]);
  });

  test('names what is stored without a readable date, and nothing that was read', async () => {
    const answer = await importAll([
      { title: 'Firestore', date: { __time__: '2031-02-03T16:30:00Z' } },
      { title: 'Console', eventDate: 'March 5, 2031 at 6:30:00 PM UTC+2' },
      { title: 'REST', startDate: { timestampValue: '2031-02-03T16:30:00Z' } },
      { title: 'BSON', date: { $date: { $numberLong: '1927988200000' } } },
      { title: 'Soon', date: 'to be announced' },
      7,
      { title: 'No such day', date: '31/02/2031' },
      { name: 'Nothing' },
    ]);
    expect(answer.json()).toEqual({
      imported: 7,
      skipped: [{ index: 5, reason: messages.events.notADocument }],
      undated: [
        { index: 4, title: 'Soon' },
        { index: 6, title: 'No such day' },
        { index: 7, title: 'Nothing' },
      ],
    });
  });

  test('of two documents with one id keeps the later', async () => {
    expect(
      (
        await importAll([
          { id: 'a', n: 1 },
          { id: 'a', n: 2 },
        ])
      ).json(),
    ).toEqual({ imported: 2, skipped: [], undated: [{ index: 1, title: messages.events.untitled }] });
    expect(await list()).toEqual([{ id: 'a', n: 2 }]);
  });

  test('keeps pictures, and drops those of replaced documents', async () => {
    await importAll([{ id: 'a', imageUrl: picture }]);
    const [before] = await list();
    expect(await isPictureCached(server, before?.imageUrl)).toBe(true);
    await importAll([{ id: 'a', imageUrl: otherPicture }]);
    const [after] = await list();
    expect([
      await isPictureCached(server, before?.imageUrl),
      await isPictureCached(server, after?.imageUrl),
    ]).toEqual([false, true]);
  });

  test('leaves one record', async () => {
    await importAll([{ id: 'a' }, 'text']);
    expect(await activity()).toMatchObject([
      { action: 'import', before: { replaced: [] }, after: { imported: 1, ids: ['a'] } },
    ]);
  });

  test('takes 2000 documents at once and no more', async () => {
    const documents = Array.from({ length: 2001 }, (_, at) => ({
      id: `event-${at}`,
      title: `Event ${at}`,
      date: 20_310_203,
    }));
    const refused = await importAll(documents);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      400,
      messages.events.tooManyDocuments(2000),
    ]);
    expect((await importAll(documents.slice(1))).json()).toEqual({ imported: 2000, skipped: [] });
    expect(await list()).toHaveLength(2000);
  });

  test('needs a list', async () => {
    for (const payload of [{}, { documents: {} }, { documents: 'all' }]) {
      const answer = await call('POST', routes.import, payload);
      expect([answer.statusCode, answer.json().detail]).toEqual([400, messages.events.documentsRequired]);
    }
  });

  test('of nothing is fine', async () => {
    expect((await importAll([])).json()).toEqual({ imported: 0, skipped: [] });
  });
});

describe('pictures on other sites', () => {
  const problems = pictureMessages;
  const date = '2031-02-03';
  let elsewhere: Server;
  let origin: string;
  let requests: string[];

  beforeAll(async () => {
    const jpeg = await halves().jpeg().toBuffer();
    elsewhere = createServer((request, response) => {
      requests.push(request.url ?? '');
      if (request.url === '/page') response.end('<html>');
      else if (request.url === '/gone') response.writeHead(410).end();
      else response.end(jpeg);
    });
    await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready));
    origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((closed) => elsewhere.close(closed)));
  beforeEach(() => {
    requests = [];
  });
  afterEach(() => void jest.restoreAllMocks());

  const importAll = async (documents: unknown[]) => (await call('POST', routes.import, { documents })).json();
  const allowLoopback = () => {
    const lenient = new RemotePictures(() => true);
    const strict = server.app.get(RemotePictures, { strict: false });
    jest.spyOn(strict, 'load').mockImplementation((...address) => lenient.load(...address));
  };

  test('are fetched, each address once, and decoded like every other picture', async () => {
    allowLoopback();
    const address = `${origin}/poster.jpg`;
    expect(
      await importAll([
        { id: 'a', date, imageUrl: address, images: [{ url: address }, `${origin}/other.jpg`] },
        { id: 'b', date, photo: address },
      ]),
    ).toEqual({ imported: 2, skipped: [] });
    expect(requests.sort()).toEqual(['/other.jpg', '/poster.jpg']);
    const [a, b] = (await list()).sort((one, other) => one.id.localeCompare(other.id));
    expect(a?.imageUrl).toMatch(/^\/media\//);
    expect(a).toMatchObject({ images: [{ url: a?.imageUrl }, a?.imageUrl] });
    expect(b?.photo).toBe(a?.imageUrl);
    expect(await isPictureCached(server, a?.imageUrl)).toBe(true);
    const head = await server.inject({ method: 'GET', url: String(a?.imageUrl) });
    expect([head.statusCode, head.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  test('that cannot be fetched are reported by document, and stay as they were written', async () => {
    allowLoopback();
    const gone = `${origin}/gone`;
    const report = await importAll([
      'no event',
      { id: 'a', date, image: gone, cover: 'poster.jpg' },
      { id: 'b', date, image: `${origin}/fine` },
      { id: 'c', date, image: `${origin}/page` },
    ]);
    expect(report).toEqual({
      imported: 3,
      skipped: [{ index: 0, reason: messages.events.notADocument }],
      missingPictures: [
        { index: 1, picture: gone, reason: remotePictureMessages.unreachable },
        { index: 1, picture: 'poster.jpg', reason: remotePictureMessages.notAnAddress },
        { index: 3, picture: `${origin}/page`, reason: remotePictureMessages.notAPicture },
      ],
    });
    expect(await list()).toContainEqual({ id: 'a', date, image: gone, cover: 'poster.jpg' });
  });

  test('at addresses that are not public are never asked for', async () => {
    const address = `${origin}/poster.jpg`;
    expect(await importAll([{ id: 'a', image: address }])).toMatchObject({
      imported: 1,
      missingPictures: [{ index: 0, picture: address, reason: remotePictureMessages.notPublic }],
    });
    expect(requests).toEqual([]);
  });

  test('are fetched up to a number, and the others reported', async () => {
    allowLoopback();
    const documents = Array.from({ length: 21 }, (_, at) => ({
      id: `event-${at}`,
      images: [...Array(at === 0 ? 11 : 10).keys()].map((place) => `${origin}/${at}-${place}.jpg`),
    }));
    const { missingPictures } = await importAll(documents);
    expect(requests).toHaveLength(EVENT_IMPORT_MAX_REMOTE_PICTURES);
    expect(missingPictures).toHaveLength(11);
    expect(missingPictures[0]).toEqual({
      index: 0,
      picture: `${origin}/0-10.jpg`,
      reason: problems.tooMany,
    });
  });
});
