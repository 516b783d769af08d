import { beforeEach, expect, test, vi } from 'vitest';
import type { Fetch } from '../calls/fetch.js';
import type { OfflinePicture } from './encrypted-pictures.js';
import { readPicture } from './read-picture.js';

const SITE = 'https://quartermile.example';
const copy: OfflinePicture = { type: 'image/avif', bytes: Buffer.from('stored') };
let isAway: boolean;
let stored: OfflinePicture | null;
const wake = vi.fn<() => void>();
const fetch = vi.fn<Fetch>();
const read = async () => {
  const site = { origin: SITE, isAway, findPicture: async () => stored, wake };
  const response = await readPicture('/media/x?w=320', site, fetch);
  return [response.status, await response.text()];
};
const refuse = () => fetch.mockRejectedValue(new Error('net::ERR_CONNECTION_REFUSED'));
/** A site that never responds. */
const hang = () =>
  fetch.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      ),
  );

beforeEach(() => {
  [isAway, stored] = [false, copy];
  wake.mockClear();
  fetch.mockReset().mockResolvedValue(new Response('sent'));
});

test('requests the site first', async () => {
  expect(await read()).toEqual([200, 'sent']);
  expect(fetch).toHaveBeenCalledWith(`${SITE}/media/x?w=320`, expect.objectContaining({ redirect: 'error' }));
});

test('shows no cached picture when the site responds with an error', async () => {
  fetch.mockResolvedValue(new Response(null, { status: 404 }));
  expect(await read()).toEqual([404, '']);
});

test('shows the cached picture when the site is unreachable, and probes it', async () => {
  refuse();
  expect(await read()).toEqual([200, 'stored']);
  expect(wake).toHaveBeenCalledOnce();
});

test('treats a gateway error as unreachable, and reads nothing of it', async () => {
  const cancel = vi.fn<() => void>();
  fetch.mockResolvedValue(new Response(new ReadableStream({ cancel }), { status: 502 }));
  expect(await read()).toEqual([200, 'stored']);
  expect(cancel).toHaveBeenCalledOnce();
});

test('limits the wait for the site when the picture is cached', async () => {
  vi.useFakeTimers();
  hang();
  const reading = read();
  await vi.runAllTimersAsync();
  expect(await reading).toEqual([200, 'stored']);
  vi.useRealTimers();
});

test('does not request a cached picture while the site is unreachable', async () => {
  isAway = true;
  expect(await read()).toEqual([200, 'stored']);
  expect(fetch).not.toHaveBeenCalled();
});

test('fails without a cached picture', async () => {
  stored = null;
  refuse();
  expect(await read()).toEqual([504, '']);
});
