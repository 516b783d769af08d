import { afterEach, describe, expect, jest, test } from '@jest/globals';
import {
  PAGE_CACHE_MAX_AGE_MS,
  PAGE_RENDERINGS_MAX,
  PAGE_RENDERINGS_WAITING_MAX,
  RESPONSE_CACHE_MAX,
} from '../platform/cache/cache-limits.js';
import { MISSING_PAGES_CACHED_MAX, PageCache, TooManyRenderingsError } from './page-cache.js';
import type { WebsiteBuild } from './website-build.js';

const ORIGIN = 'https://quartermile.example';
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const MOST = PAGE_RENDERINGS_MAX + PAGE_RENDERINGS_WAITING_MAX;
const page = (text = '', status = 200) => new Response(text, { status, headers: HTML });

function cacheOf(handleRequest: WebsiteBuild['handleRequest']) {
  const revision: { withCounts: number | null; current: number | null } = { current: 1, withCounts: 1 };
  const context = {
    publicUrl: ORIGIN,
    callApi: async () => new Response(),
    reportError: () => {},
  };
  const pages = new PageCache({ handleRequest, addressOf: () => null }, context, revision);
  const read = async (path: string, network = 'visitor') => {
    const { page: found, isReusable } = await pages.find(`${ORIGIN}${path}`, { networks: [network] });
    return {
      ...found,
      isReusable,
      etag: found.etag('br'),
      text: String((await found.body('identity')).bytes),
    };
  };
  return { read, revision };
}

/** Lets the renderings begin that can: each waits for a turn of the event loop. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** A website whose renderings end when the test ends them. */
function slowSite() {
  const started: string[] = [];
  const end: (() => void)[] = [];
  const { read, revision } = cacheOf(({ url }) => {
    started.push(new URL(url).pathname);
    return new Promise((resolve) => end.push(() => resolve(page(url))));
  });
  /** Ends the first rendering and lets the next one begin. */
  const endOne = async () => {
    await settle();
    end.shift()?.();
    await settle();
  };
  /** Requests as many pages as have a place, each from a network of its own. */
  const fill = () => Array.from({ length: MOST }, (_, i) => read(`/page-${i}`, `network ${i}`));
  return { read, revision, started, endOne, fill };
}

describe('a rendered page', () => {
  test('has equal bytes and an equal ETag after each rendering, though the nonce differs', async () => {
    const nonces = new Set<string>();
    const { read, revision } = cacheOf(async (_request, { nonce }) => {
      nonces.add(nonce);
      return page(`<script nonce="${nonce}">a()</script>`);
    });
    const first = await read('/');
    revision.withCounts = 2;
    expect(await read('/')).toEqual(first);
    expect(first.text).toBe('<script>a()</script>');
    expect(nonces.size).toBe(2);
  });

  test('sets no cookie, because it is the same for everybody', async () => {
    const { read } = cacheOf(async () => new Response('', { headers: { ...HTML, 'set-cookie': 'a=b' } }));
    expect((await read('/')).headers).not.toHaveProperty('set-cookie');
  });
});

describe('the page cache', () => {
  test.each([301, 302, 404, 410])(
    'caches pages with the status %i, a few of them, without evicting others',
    async (status) => {
      let count = 0;
      const { read } = cacheOf(async ({ url }) => {
        count++;
        return page('', url.includes('none') ? status : 200);
      });
      await read('/');
      await read('/none');
      await read('/none');
      expect(count).toBe(2);
      for (let i = 1; i < RESPONSE_CACHE_MAX; i++) await read(`/page-${i}`);
      for (let i = 0; i < MISSING_PAGES_CACHED_MAX; i++) await read(`/none-${i}`);
      count = 0;
      await read('/');
      expect(count).toBe(0);
      await read('/none');
      expect(count).toBe(1);
    },
  );

  test('renders pages that do not exist again after a change, and at each request without a revision', async () => {
    let count = 0;
    const { read, revision } = cacheOf(async () => page(String(++count), 404));
    expect((await read('/none')).text).toBe('1');
    revision.withCounts = 2;
    expect((await read('/none')).text).toBe('2');
    revision.withCounts = null;
    expect((await read('/none')).text).toBe('3');
    expect((await read('/none')).text).toBe('4');
  });

  test('caches some pages of times, without evicting others, and renders one of them once', async () => {
    let count = 0;
    const { read, revision } = cacheOf(async () => page(String(++count)));
    await read('/leaderboard');
    const same = await Promise.all([read('/leaderboard?time=12.4'), read('/leaderboard?time=12.4')]);
    expect(same.map(({ text }) => text)).toEqual(['2', '2']);
    expect((await read('/leaderboard?time=12.4')).text).toBe('2');
    for (let i = 0; i < RESPONSE_CACHE_MAX + MISSING_PAGES_CACHED_MAX; i++)
      await read(`/leaderboard?time=${i}.5`);
    count = 0;
    expect((await read('/leaderboard')).text).toBe('1');
    expect(count).toBe(0);
    expect((await read('/leaderboard?time=12.4')).text).toBe('1');
    revision.withCounts = 2;
    expect((await read('/leaderboard?time=12.4')).text).toBe('2');
  });

  test('stores no page whose path contains a secret', async () => {
    let count = 0;
    const { read } = cacheOf(async () => page(String(++count)));
    for (const path of ['/submissions/code', '/submissions/code.data', '/Submissions/code']) {
      count = 0;
      const [first, second] = [await read(path), await read(path)];
      expect([first.text, second.text]).toEqual(['1', '2']);
      expect(first.headers).toMatchObject({ 'cache-control': 'no-store' });
    }
  });

  test('renders a page whose path contains a secret by calls for its visitor', async () => {
    const context = { publicUrl: ORIGIN, callApi: async () => new Response('all'), reportError: () => {} };
    const handleRequest: WebsiteBuild['handleRequest'] = async (request, { callApi }) =>
      page(await (await callApi(request)).text());
    const pages = new PageCache({ handleRequest, addressOf: () => null }, context, {
      current: 1,
      withCounts: 1,
    });
    const { page: found } = await pages.find(`${ORIGIN}/submissions/code`, {
      networks: null,
      callApi: async () => new Response('one visitor'),
    });
    expect(String((await found.body('identity')).bytes)).toBe('one visitor');
  });

  test('renders broken pages again', async () => {
    let count = 0;
    const { read } = cacheOf(async () => page(String(++count), 500));
    expect((await read('/')).text).toBe('1');
    expect((await read('/')).text).toBe('2');
  });

  test('forgets a page that is gone', async () => {
    let status = 200;
    const { read, revision } = cacheOf(async () => page(String(status), status));
    await read('/one');
    [status, revision.withCounts] = [410, 2];
    expect((await read('/one')).text).toBe('410');
    status = 404;
    expect((await read('/one')).text).toBe('410');
  });

  test('renders only a few pages at a time, and refuses more than may wait', async () => {
    const { read, started, endOne, fill } = slowSite();
    const waiting = fill();
    await expect(read('/one-too-many')).rejects.toThrow(TooManyRenderingsError);
    const again = read('/page-0');
    await settle();
    for (let ended = 0; ended < MOST; ended++) {
      expect(started).toHaveLength(Math.min(MOST, ended + PAGE_RENDERINGS_MAX));
      await endOne();
    }
    expect(await Promise.all([...waiting, again])).toHaveLength(MOST + 1);
    expect(started).toHaveLength(MOST);
  });

  test('serves cached pages meanwhile', async () => {
    const { read, endOne, fill } = slowSite();
    const first = read('/');
    await endOne();
    await first;
    fill();
    await expect(read('/one-too-many')).rejects.toThrow(TooManyRenderingsError);
    expect((await read('/')).text).toBe(`${ORIGIN}/`);
  });

  describe('while too many others are being rendered', () => {
    /** A site with `/` rendered, and then with a full queue. */
    async function fullSite() {
      const { read, revision, endOne, fill } = slowSite();
      const first = read('/');
      await endOne();
      expect(await first).toMatchObject({ isReusable: true });
      fill();
      return { read, revision };
    }
    const OUTDATED = { text: `${ORIGIN}/`, isReusable: false };
    afterEach(() => void jest.useRealTimers());

    test('serves the last rendering after a vote or a minute', async () => {
      const { read, revision } = await fullSite();
      revision.withCounts = 2;
      expect(await read('/')).toMatchObject(OUTDATED);
      jest.useFakeTimers({ now: Date.now() + PAGE_CACHE_MAX_AGE_MS });
      expect(await read('/')).toMatchObject(OUTDATED);
    });

    test('refuses a page whose content changed or may have changed', async () => {
      const { read, revision } = await fullSite();
      Object.assign(revision, { current: 2, withCounts: 2 });
      await expect(read('/')).rejects.toThrow(TooManyRenderingsError);
      Object.assign(revision, { current: null, withCounts: null });
      await expect(read('/')).rejects.toThrow(TooManyRenderingsError);
    });
  });

  test('renders further pages after some failed', async () => {
    const { read } = cacheOf(async () => {
      throw new Error('cannot render');
    });
    for (let i = 0; i <= MOST; i++) await expect(read(`/page-${i}`)).rejects.toThrow('cannot render');
  });
});
