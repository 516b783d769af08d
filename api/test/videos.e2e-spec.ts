import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { apiPath, apiRoutes, type Video } from '@quartermile/core/domain';
import { VideoThumbnails } from '../src/features/videos/video-thumbnails.service.js';
import { type CallAsAdmin, callAsAdmin } from './harness/administrators/admin-client.js';
import { emptyTables } from './harness/empty-tables.js';
import { halves, toDataUrl } from './harness/pictures.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { list, view, add, update, delete: remove } = apiRoutes.videos;
const link = 'https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view';

describe('videos', () => {
  let server: TestApp;
  let send: CallAsAdmin;
  let picture: string;
  beforeAll(async () => {
    server = await startTestApp();
    send = await callAsAdmin(server);
    picture = toDataUrl(await halves().png().toBuffer());
  });
  beforeEach(() => emptyTables(server, 'videos', 'video_views'));
  afterAll(() => server.close());

  const make = async (changes: object = {}): Promise<Video> =>
    (await send('POST', add, { title: 'M2 against RS3', link, ...changes })).json();
  const readList = async (): Promise<Video[]> => (await server.inject({ method: 'GET', url: list })).json();

  test('adds a video; one without a picture anywhere has none', async () => {
    const answer = await send('POST', add, { title: ' M2 against RS3 ', link });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      _id: expect.any(String),
      id: answer.json().id,
      title: 'M2 against RS3',
      link,
      thumbnail: null,
      views: 0,
      createdAt: expect.stringMatching(/Z$/),
    });
  });

  test('does without the video site’s picture when that is none', async () => {
    const broken = toDataUrl(Buffer.from('no picture'));
    const find = jest.spyOn(server.app.get(VideoThumbnails), 'find').mockResolvedValue(broken);
    const answer = await send('POST', add, { title: 'M2 against RS3', link });
    find.mockRestore();
    expect(answer.statusCode).toBe(201);
    expect(answer.json().thumbnail).toBeNull();
  });

  test('lists the newest video first', async () => {
    await make({ title: 'older' });
    await make({ title: 'newer' });
    expect((await readList()).map(({ title }) => title)).toEqual(['newer', 'older']);
  });

  test('fifty views at once count fifty', async () => {
    const { id } = await make();
    const url = apiPath(view, { id });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => server.inject({ method: 'POST', url })),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(answers.map((answer) => answer.json().views).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
    expect((await readList())[0]?.views).toBe(50);
  });

  test('changes single fields, takes the picture away and puts a new one', async () => {
    const video = await make({ thumbnail: picture });
    expect(video.thumbnail).toMatch(/^\/media\//);
    const url = apiPath(update, { id: video.id });
    expect((await send('PUT', url, { title: 'Rematch' })).json()).toEqual({ ...video, title: 'Rematch' });
    expect((await send('PUT', url, { thumbnail: null })).json()).toMatchObject({ thumbnail: null });
    expect((await server.inject({ method: 'GET', url: String(video.thumbnail) })).statusCode).toBe(404);
    expect((await send('PUT', url, { thumbnail: picture })).json()).toMatchObject({
      thumbnail: video.thumbnail,
    });
  });

  test('stores a link of the social network’s phone site on its canonical host, and others as they are', async () => {
    const social = await make({ link: 'https://m.facebook.com/page/videos/42', thumbnail: picture });
    expect(social.link).toBe('https://www.facebook.com/page/videos/42');
    const drive = 'https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view?resourcekey=0-Ab_c9';
    expect((await send('PUT', apiPath(update, { id: social.id }), { link: drive })).json()).toMatchObject({
      link: drive,
    });
  });

  test('deletes a video with its picture', async () => {
    const video = await make({ thumbnail: picture });
    expect((await send('DELETE', apiPath(remove, { id: video.id }))).json()).toEqual({ deleted: true });
    expect(await readList()).toEqual([]);
    expect((await server.inject({ method: 'GET', url: String(video.thumbnail) })).statusCode).toBe(404);
  });
});

describe('pictures from the video site', () => {
  const youtube = 'https://youtu.be/dQw4w9WgXcQ';
  const thumbnailsFrom = (answers: Record<string, () => Promise<Response>>) => {
    const asked: string[] = [];
    const thumbnails = new VideoThumbnails(async (url, init) => {
      asked.push(url);
      expect(init.redirect).toBe('error');
      return (await answers[url.split('/').at(-1) ?? '']?.()) ?? new Response(null, { status: 404 });
    });
    return { thumbnails, asked };
  };

  test('the best one is stored, requested from the known host only', async () => {
    const { thumbnails, asked } = thumbnailsFrom({ 'hqdefault.jpg': async () => new Response('picture') });
    expect(await thumbnails.find(youtube)).toBe(`data:image/jpeg;base64,${btoa('picture')}`);
    expect(asked.every((url) => url.startsWith('https://i.ytimg.com/vi/dQw4w9WgXcQ/'))).toBe(true);
  });

  test('a site out of reach, an empty picture and a huge one are none', async () => {
    const broken = thumbnailsFrom({ 'hqdefault.jpg': () => Promise.reject(new TypeError('fetch failed')) });
    expect(await broken.thumbnails.find(youtube)).toBeNull();
    const empty = thumbnailsFrom({ 'hqdefault.jpg': async () => new Response('') });
    expect(await empty.thumbnails.find(youtube)).toBeNull();
    const huge = thumbnailsFrom({
      'hqdefault.jpg': async () => new Response(new Uint8Array(11 * 1024 * 1024)),
    });
    expect(await huge.thumbnails.find(youtube)).toBeNull();
  });

  test('nothing is asked for links of other sites', async () => {
    const { thumbnails, asked } = thumbnailsFrom({});
    expect(await thumbnails.find(link)).toBeNull();
    expect(asked).toEqual([]);
  });
});
