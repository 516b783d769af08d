import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiRoutes } from '@quartermile/core/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiCall, ApiResponse } from '../../shared/api-call.js';
import { siteFiles } from '../site/site-files.js';
import { fakeSecureStorage, tempFolder } from '../test/temp-files.js';
import { PICTURES_MAX_BYTES } from './encrypted-pictures.js';
import { PICTURE_MAX_BYTES, PICTURES_AT_ONCE, PictureCache } from './picture-cache.js';

const ORIGIN = 'https://quartermile.example';
const list: ApiCall = { method: 'GET', path: apiRoutes.cars.pending, headers: {}, body: null };
const answer = (cars: unknown): ApiResponse => ({ status: 200, headers: [], body: JSON.stringify(cars) });
const proofOf = (name: string, signature = 'a') => `/media/proof/${name}?expires=1&signature=${signature}`;
const car = (name: string, signature = 'a') => ({
  image: `/media/${name}`,
  proofImage: proofOf(name, signature),
});
const unsafe = { ...fakeSecureStorage, isSafe: false };

let folder: string;
let mayFetch: boolean;
let isAway: boolean;
let requested: string[];
/** Bytes of a picture by path; others are small. */
let sizes: Record<string, number>;
/** Signals of the requests, in order. */
let signals: AbortSignal[];
let answers: ((response: Response) => void)[] | null;

/** A site with every picture; the body repeats the path. */
async function fetchFake(url: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(url);
  requested.push(pathname + search);
  if (init.signal) signals.push(init.signal);
  if (isAway) throw new TypeError('net::ERR_CONNECTION_REFUSED');
  const body = pathname.padEnd(sizes[pathname] ?? 200, pathname);
  const response = new Response(body, { headers: { 'content-type': 'image/avif' } });
  if (!answers) return response;
  return new Promise((resolve, reject) => {
    answers?.push(() => resolve(response));
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
}

function open(store = siteFiles(folder, ORIGIN, fakeSecureStorage).pictures): PictureCache {
  return new PictureCache({ origin: ORIGIN, fetch: fetchFake, store, mayFetch: () => mayFetch });
}
const textOf = async (cache: PictureCache, src: string) => {
  const picture = await cache.find(src);
  return picture && { type: picture.type, text: Buffer.from(picture.bytes).toString().slice(0, 20) };
};
const filesOnDisk = async () => {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
};
const requestedPaths = () => requested.map((one) => one.split('?')[0]);

beforeEach(async () => {
  folder = await tempFolder();
  [mayFetch, isAway, requested, sizes, signals, answers] = [true, false, [], {}, [], null];
});

describe('pictures of pending cars', () => {
  test('are fetched after the list, proofs first, in one width', async () => {
    const cache = open();
    cache.learn(list, answer([car('golf'), car('m2')]));
    await expect.poll(() => cache.missing()).toEqual([]);
    expect(requested.toSorted()).toEqual(
      [
        '/media/proof/golf?expires=1&signature=a&w=1280',
        '/media/golf?w=1280',
        '/media/proof/m2?expires=1&signature=a&w=1280',
        '/media/m2?w=1280',
      ].toSorted(),
    );
    expect(requestedPaths()[0]).toBe('/media/proof/golf');
    expect(await textOf(cache, '/media/golf?w=320')).toEqual({
      type: 'image/avif',
      text: '/media/golf/media/go',
    });
  });

  test('are matched regardless of signature and width, and not fetched again', async () => {
    const cache = open();
    cache.learn(list, answer([car('golf')]));
    await expect.poll(() => cache.missing()).toEqual([]);
    cache.learn(list, answer([car('golf', 'b')]));
    expect(await textOf(cache, `${proofOf('golf', 'b')}&w=720`)).toMatchObject({
      text: '/media/proof/golf/me',
    });
    expect(requested).toHaveLength(2);
  });

  test('survive a restart, and are encrypted on disk', async () => {
    const cache = open();
    cache.learn(list, answer([car('golf')]));
    await expect.poll(() => cache.missing()).toEqual([]);
    const files = await filesOnDisk();
    expect(files).toHaveLength(3);
    for (const file of files) {
      expect(file).not.toContain('golf');
      expect((await readFile(file)).includes('/media/')).toBe(false);
    }
    isAway = true;
    const again = open();
    await again.load();
    again.learn(list, answer([car('golf')]));
    expect(await textOf(again, proofOf('golf'))).toMatchObject({ text: '/media/proof/golf/me' });
    expect(again.missing()).toEqual([]);
  });

  test('ignores other pictures of the site', async () => {
    const cache = open();
    cache.learn({ ...list, path: apiRoutes.cars.approved }, answer([car('supra')]));
    cache.learn(list, { ...answer([car('supra')]), status: 500 });
    cache.learn(list, answer([{ image: 'https://example.org/media/x', proofImage: '/assets/y' }]));
    expect(requested).toEqual([]);
    expect(await cache.find('/media/supra')).toBeNull();
    expect(await filesOnDisk()).toEqual([]);
  });

  test('are deleted when their car is no longer pending', async () => {
    const cache = open();
    cache.learn(list, answer([car('golf'), car('m2')]));
    await expect.poll(() => cache.missing()).toEqual([]);
    cache.learn(list, answer([car('m2')]));
    expect(await cache.find('/media/golf')).toBeNull();
    // The key and two pictures.
    await expect.poll(async () => (await filesOnDisk()).length).toBe(3);
  });

  test('are all deleted with the key when the session ends; later arrivals are not stored', async () => {
    const cache = open();
    cache.learn(list, answer([car('golf')]));
    await expect.poll(() => cache.missing()).toEqual([]);
    answers = [];
    cache.learn(list, answer([car('golf'), car('m2')]));
    await expect.poll(() => answers?.length).toBe(2);
    const late = answers;
    await cache.clear();
    expect(signals.slice(-2).map(({ aborted }) => aborted)).toEqual([true, true]);
    for (const arrive of late) arrive(new Response());
    await cache.saved();
    expect(await filesOnDisk()).toEqual([]);
    expect(await cache.find('/media/golf')).toBeNull();
    expect(cache.missing()).toEqual([]);
  });

  test('swapped or damaged files are not shown', async () => {
    const cache = open();
    cache.learn(list, answer([car('golf')]));
    await expect.poll(() => cache.missing()).toEqual([]);
    const pictures = (await filesOnDisk()).filter((file) => file.includes('pictures'));
    const [one = '', other = ''] = pictures;
    await copyFile(one, other);
    const results = [await cache.find('/media/golf'), await cache.find(proofOf('golf'))];
    expect(results.filter((picture) => picture !== null)).toHaveLength(1);
  });
});

describe('fetching', () => {
  test('runs a few requests at a time', async () => {
    answers = [];
    const cache = open();
    cache.learn(list, answer([car('golf'), car('m2')]));
    await expect.poll(() => requested.length).toBe(PICTURES_AT_ONCE);
    answers.shift()?.(new Response());
    await expect.poll(() => requested.length).toBe(PICTURES_AT_ONCE + 1);
    cache.pause();
  });

  test('pauses without an active session and resumes with one', async () => {
    mayFetch = false;
    const cache = open();
    cache.learn(list, answer([car('golf')]));
    expect(requested).toEqual([]);
    mayFetch = true;
    cache.resume();
    await expect.poll(() => cache.missing()).toEqual([]);
  });

  test('pauses while the site is unreachable and resumes afterwards', async () => {
    isAway = true;
    const cache = open();
    cache.learn(list, answer([car('golf'), car('m2'), car('rs3')]));
    await expect.poll(() => requested.length).toBe(PICTURES_AT_ONCE);
    await cache.saved();
    expect(requested).toHaveLength(PICTURES_AT_ONCE);
    isAway = false;
    cache.resume();
    await expect.poll(() => cache.missing()).toEqual([]);
  });
});

describe('the size limit', () => {
  const MB = 1024 * 1024;
  const threeCars = answer([car('golf'), car('m2'), car('rs3')]);

  test('leaves out a picture that is too large', async () => {
    sizes = { '/media/proof/golf': PICTURE_MAX_BYTES + 1 };
    const cache = open();
    cache.learn(list, threeCars);
    await expect.poll(() => requested.length).toBe(6);
    await expect.poll(() => cache.missing()).toEqual(['/media/proof/golf']);
  });

  test('skips the end of the queue and is not exceeded', async () => {
    sizes = {
      '/media/proof/golf': 3 * MB,
      '/media/golf': 3 * MB,
      '/media/proof/m2': 3 * MB,
      '/media/m2': 3 * MB,
    };
    const store = siteFiles(folder, ORIGIN, fakeSecureStorage).pictures;
    expect(store.maxBytes).toBe(PICTURES_MAX_BYTES);
    Object.assign(store, { maxBytes: 11 * MB });
    const cache = open(store);
    cache.learn(list, threeCars);
    await expect.poll(() => cache.missing()).toEqual(['/media/m2', '/media/proof/rs3', '/media/rs3']);
    await cache.saved();
    const before = requested.length;
    cache.learn(list, threeCars);
    await cache.saved();
    expect(requested).toHaveLength(before);
  });

  test('evicts pictures of later cars for those of earlier ones', async () => {
    sizes = { '/media/proof/golf': 4 * MB, '/media/proof/m2': 4 * MB };
    const store = siteFiles(folder, ORIGIN, fakeSecureStorage).pictures;
    Object.assign(store, { maxBytes: 6 * MB });
    const cache = open(store);
    const only = (name: string) => ({ image: null, proofImage: proofOf(name) });
    cache.learn(list, answer([only('m2')]));
    await expect.poll(() => cache.missing()).toEqual([]);
    cache.learn(list, answer([only('golf'), only('m2')]));
    await expect.poll(() => cache.missing()).toEqual(['/media/proof/m2']);
  });
});

describe('without a safe key store', () => {
  test('pictures are encrypted with a key in memory, and files of an earlier run are deleted', async () => {
    const load = async (): Promise<PictureCache> => {
      const cache = open(siteFiles(folder, ORIGIN, unsafe).pictures);
      await cache.load();
      cache.learn(list, answer([car('golf')]));
      await expect.poll(() => cache.missing()).toEqual([]);
      await cache.saved();
      return cache;
    };
    await load();
    const before = await filesOnDisk();
    const again = await load();
    expect(await textOf(again, '/media/golf')).not.toBeNull();
    const files = await filesOnDisk();
    expect(files.map((file) => file.includes('/pictures/'))).toEqual([true, true]);
    expect(files.filter((file) => before.includes(file))).toEqual([]);
  });
});
