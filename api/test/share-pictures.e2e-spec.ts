import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  apiPath,
  apiRoutes,
  SHARE_PICTURE_SIZE,
  type SiteProfile,
  shareRoutes,
} from '@quartermile/core/domain';
import sharp from 'sharp';
import { CarCalls } from './harness/cars.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

/** Messengers do not show share pictures that are larger than this. */
const MOST_BYTES = 300_000;

let server: TestApp;
let cars: CarCalls;
beforeAll(async () => {
  server = await startTestApp();
  cars = await CarCalls.on(server);
});
afterAll(() => server.close());

const board = (slug: string) => apiPath(shareRoutes.board, { board: slug });
const entryUrl = (entryId: string) => apiPath(shareRoutes.entry, { entryId });

async function entryOf(overrides: Parameters<CarCalls['approve']>[1]): Promise<string> {
  const { entries } = await cars.approve(['Our Drag Races'], overrides);
  return entries[0]?._id ?? '';
}

async function expectPicture(url: string): Promise<void> {
  const answer = await server.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=300',
  });
  const { width, height, format } = await sharp(answer.rawPayload).metadata();
  expect({ width, height, format }).toEqual({ ...SHARE_PICTURE_SIZE, format: 'jpeg' });
  expect(answer.rawPayload.length).toBeLessThan(MOST_BYTES);
}

describe('the share picture of the home page', () => {
  const read = () => server.inject(shareRoutes.home);
  const etag = async () => (await read()).headers.etag;

  test('has words on a new site, and changes with the board', async () => {
    await expectPicture(shareRoutes.home);
    const empty = await etag();
    await entryOf({ time: '14.5' });
    await expectPicture(shareRoutes.home);
    const first = await etag();
    expect(first).not.toBe(empty);
    await entryOf({ time: '14.4' });
    expect(await etag()).not.toBe(first);
  });

  test('changes with the name and the accent of the site and the title of the page, and not with its other words', async () => {
    const profile = (await server.inject(apiRoutes.site)).json<SiteProfile>();
    const write = (change: Partial<SiteProfile>) => cars.sendAsAdmin('PUT', apiRoutes.site, change);
    const pictures = [await read()];
    const changes = [
      { siteName: 'Robot Mile' },
      { accent: '#2266dd' },
      { hero: { ...profile.hero, title: 'Line up' } },
    ];
    for (const change of changes) {
      expect((await write(change)).statusCode).toBe(200);
      await expectPicture(shareRoutes.home);
      pictures.push(await read());
    }
    expect(new Set(pictures.map(({ headers }) => headers.etag)).size).toBe(4);
    expect(new Set(pictures.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(4);
    await write({
      story: 'Bring what you drive.',
      hero: { ...profile.hero, title: 'Line up', live: 'On air' },
    });
    expect(await etag()).toBe(pictures.at(-1)?.headers.etag);
  });
});

describe('the share picture of a board', () => {
  test('is there while the board is empty', () => expectPicture(board('world-facts')));

  test('changes with its first three, and not with what is below them', async () => {
    for (const time of ['9.1', '9.2', '9.3']) await entryOf({ time });
    const before = await server.inject(board('our-drag-races'));
    await entryOf({ time: '12.5' });
    const same = await server.inject(board('our-drag-races'));
    expect(same.headers.etag).toBe(before.headers.etag);
    await entryOf({ time: '8.9' });
    const after = await server.inject(board('our-drag-races'));
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  test('of an unknown board is 404', async () => {
    expect((await server.inject(board('no-board'))).statusCode).toBe(404);
  });
});

describe('the share picture of an entry', () => {
  test('is drawn with the car’s picture, and 304 for whoever has it', async () => {
    const url = entryUrl(await entryOf({ name: 'Golf 7 R' }));
    await expectPicture(url);
    const { headers } = await server.inject(url);
    const again = await server.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each([
    ['emoji', '🏁🔥 Golf 🏎️'],
    ['another script', '日産スカイライン'],
    ['letters from right to left', 'سيارة سريعة'],
    ['one endless word', 'W'.repeat(100)],
    ['marks without end', `G${'\u0301\u0489'.repeat(49)}`],
    ['mark-up', '<script>alert("1")</script> & ]]>'],
  ])('stands a name of %s', async (_kind, name) => {
    await expectPicture(entryUrl(await entryOf({ name })));
  });

  test.each(['no-such-entry', '00000000-0000-4000-8000-000000000000', '%00', '..%2f..%2fetc%2fpasswd'])(
    'of the unknown id %s is 404',
    async (id) => {
      expect((await server.inject(`/share/entries/${id}.jpg`)).statusCode).toBe(404);
    },
  );

  test('goes with its entry', async () => {
    const id = await entryOf({ name: 'Sold' });
    await expectPicture(entryUrl(id));
    await cars.sendAsAdmin('DELETE', '/api/leaderboard/delete', { entryId: id });
    expect((await server.inject(entryUrl(id))).statusCode).toBe(404);
  });
});

describe('the share picture of a race', () => {
  const race = (first: string, second: string) => apiPath(shareRoutes.race, { first, second });

  test('is drawn for two entries, also without times and with names that the font lacks', async () => {
    const golf = await entryOf({ name: 'Golf 7 R', time: '11.8' });
    const skyline = await entryOf({ name: '日産スカイライン', time: '11.8' });
    await expectPicture(race(golf, skyline));
    await expectPicture(race(golf, await entryOf({ name: 'W'.repeat(100), time: '12.1' })));
  });

  test('changes with the lanes and with a time', async () => {
    const [one, other] = [await entryOf({ time: '10.1' }), await entryOf({ time: '10.2' })];
    const etags = [race(one, other), race(other, one), race(one, await entryOf({ time: '10.3' }))].map(
      async (url) => (await server.inject(url)).headers.etag,
    );
    expect(new Set(await Promise.all(etags)).size).toBe(3);
  });

  test('of an entry against itself, or against none, is 404', async () => {
    const id = await entryOf({ name: 'Alone' });
    for (const url of [race(id, id), race(id, 'nobody'), race('nobody', id), race(id, '%00')])
      expect((await server.inject(url)).statusCode).toBe(404);
  });
});
