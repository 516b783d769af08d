import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { apiPath, apiRoutes, type Video } from '@quartermile/core/domain';
import { VideoThumbnails } from '../src/features/videos/video-thumbnails.service.js';
import { type CallAsAdmin, callAsAdmin } from './harness/administrators/admin-client.js';
import { emptyTables } from './harness/empty-tables.js';
import { halves, toDataUrl } from './harness/pictures.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { add, update } = apiRoutes.videos;
const FIRST = 'https://youtu.be/dQw4w9WgXcQ';
const SECOND = 'https://youtu.be/abcdefghijk';
const WITHOUT_PICTURE = 'https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view';

describe('the thumbnail of a video', () => {
  let server: TestApp;
  let send: CallAsAdmin;
  let custom: string;
  /** Thumbnails that the fake video sites return, by link. */
  let onSite: Record<string, string>;
  let asked: string[];
  beforeAll(async () => {
    server = await startTestApp();
    send = await callAsAdmin(server);
    const draw = async (width: number) => toDataUrl(await halves({ width }).png().toBuffer());
    custom = await draw(96);
    onSite = { [FIRST]: await draw(64), [SECOND]: await draw(80) };
    jest.spyOn(server.app.get(VideoThumbnails), 'find').mockImplementation(async (link) => {
      asked.push(link);
      return onSite[link] ?? null;
    });
  });
  beforeEach(async () => {
    asked = [];
    await emptyTables(server, 'videos', 'video_views');
  });
  afterAll(() => server.close());

  const make = async (changes: object = {}): Promise<Video> => {
    const answer = await send('POST', add, { title: 'M2 against RS3', link: FIRST, ...changes });
    asked = [];
    return answer.json();
  };
  const change = async ({ id }: Video, changes: object): Promise<Video> =>
    (await send('PUT', apiPath(update, { id }), changes)).json();
  const statusOf = async (path: string | null): Promise<number> =>
    (await server.inject({ method: 'GET', url: String(path) })).statusCode;

  test('follows a changed link; the old one goes', async () => {
    const video = await make();
    const changed = await change(video, { title: 'Rematch', link: SECOND });
    expect(changed.thumbnail).toMatch(/^\/media\//);
    expect(changed.thumbnail).not.toBe(video.thumbnail);
    expect(await statusOf(video.thumbnail)).toBe(404);
    expect(await statusOf(changed.thumbnail)).toBe(200);
    expect(asked).toEqual([SECOND]);
  });

  test('goes when the new site has none, and comes back with the next link', async () => {
    const video = await make();
    const bare = await change(video, { link: WITHOUT_PICTURE });
    expect(bare.thumbnail).toBeNull();
    expect((await change(video, { link: FIRST })).thumbnail).toBe(video.thumbnail);
  });

  test('stays, and no site is reached, when the link names the same video or is not sent', async () => {
    const video = await make();
    expect(await change(video, { link: `${FIRST}?t=4` })).toEqual({ ...video, link: `${FIRST}?t=4` });
    expect((await change(video, { title: 'Rematch' })).thumbnail).toBe(video.thumbnail);
    expect(asked).toEqual([]);
  });

  test('that the administrator chose stays under another link', async () => {
    const video = await make({ thumbnail: custom });
    expect((await change(video, { link: SECOND })).thumbnail).toBe(video.thumbnail);
    expect(asked).toEqual([]);
  });

  test("that is removed is replaced by the site's own", async () => {
    const video = await make({ thumbnail: custom });
    const changed = await change(video, { thumbnail: null });
    expect(changed.thumbnail).toMatch(/^\/media\//);
    expect(changed.thumbnail).not.toBe(video.thumbnail);
    expect(asked).toEqual([FIRST]);
    expect((await change(video, { link: SECOND, thumbnail: null })).thumbnail).not.toBe(changed.thumbnail);
    expect(asked).toEqual([FIRST, SECOND]);
  });

  test("that was the site's own is no choice when it is sent back with another link", async () => {
    const video = await make();
    const changed = await change(video, { link: SECOND, thumbnail: video.thumbnail });
    expect(changed.thumbnail).not.toBe(video.thumbnail);
    expect(asked).toEqual([SECOND]);
  });

  test('is none when what the site sends is no picture', async () => {
    const video = await make();
    onSite[SECOND] = toDataUrl(Buffer.from('no picture'));
    const changed = await change(video, { link: SECOND });
    expect([changed.link, changed.thumbnail]).toEqual([SECOND, null]);
  });
});
