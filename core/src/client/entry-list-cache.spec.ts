import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry } from '../domain/index.js';
import { EntryListCache, type LoadedEntries } from './entry-list-cache.js';

const entry = (id: string, votes = 0) => ({ _id: id, votes }) as Entry;
const FIVE_MINUTES = 5 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns `[entry('1')]` on the first load, `[entry('2')]` on the second and so on, and counts the loads. */
function countedLoad() {
  let loads = 0;
  return Object.assign(async () => [entry(String(++loads))], { count: () => loads });
}

describe('the copy of the leaderboard', () => {
  test('is good for five minutes', async () => {
    const cache = new EntryListCache();
    const load = countedLoad();
    await cache.read(load);
    vi.advanceTimersByTime(FIVE_MINUTES - 1);
    expect(await cache.read(load)).toEqual([entry('1')]);
    vi.advanceTimersByTime(1);
    expect(await cache.read(load)).toEqual([entry('2')]);
  });

  test('is passed by on a refresh, and replaced', async () => {
    const cache = new EntryListCache();
    const load = countedLoad();
    await cache.read(load);
    expect(await cache.refresh(load)).toEqual([entry('2')]);
    expect(await cache.read(load)).toEqual([entry('2')]);
  });

  test('is loaded once for those who ask at the same time', async () => {
    const cache = new EntryListCache();
    const load = countedLoad();
    await Promise.all([cache.read(load), cache.read(load)]);
    expect(load.count()).toBe(1);
  });

  test('survives a failed refresh', async () => {
    const cache = new EntryListCache();
    await cache.read(countedLoad());
    await expect(cache.refresh(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(cache.last()?.entries).toEqual([entry('1')]);
  });

  test('a failed load is not cached', async () => {
    const cache = new EntryListCache();
    await expect(cache.read(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.read(countedLoad())).toEqual([entry('1')]);
  });

  test('a slow load does not take the place of a newer one', async () => {
    const cache = new EntryListCache();
    const slow = cache.refresh(() => new Promise((resolve) => setTimeout(resolve, 50, [entry('old')])));
    await cache.refresh(async () => [entry('new')]);
    await vi.runAllTimersAsync();
    await slow;
    expect(cache.last()?.entries).toEqual([entry('new')]);
  });

  test('a load that was pending during a write is not cached', async () => {
    const cache = new EntryListCache();
    const slow = cache.read(() => new Promise((resolve) => setTimeout(resolve, 50, [entry('old')])));
    cache.clear();
    await vi.runAllTimersAsync();
    await slow;
    expect(await cache.read(countedLoad())).toEqual([entry('1')]);
  });

  test('takes over the votes of a vote', async () => {
    const cache = new EntryListCache();
    await cache.read(async () => [entry('a', 1), entry('b', 5)]);
    cache.setVotes('a', 2);
    expect(cache.last()?.entries.map(({ votes }) => votes)).toEqual([2, 5]);
  });

  test('is not written down again for each vote', async () => {
    const write = vi.fn();
    const cache = new EntryListCache({ read: () => null, write });
    await cache.read(async () => [entry('a', 1)]);
    expect(write).toHaveBeenCalledTimes(1);
    cache.setVotes('a', 2);
    expect(write).toHaveBeenCalledTimes(1);
    expect(cache.last()?.entries).toEqual([entry('a', 2)]);
  });

  test('is written down, so that the last one is there after a reload', async () => {
    let written: LoadedEntries | null = null;
    const store = {
      read: () => written,
      write: (loaded: LoadedEntries) => {
        written = loaded;
      },
    };
    await new EntryListCache(store).read(countedLoad());
    expect(new EntryListCache(store).last()?.entries).toEqual([entry('1')]);
  });

  test('takes over announced changes, also into a list that was requested before them', async () => {
    const cache = new EntryListCache();
    await cache.read(async () => [entry('a', 1)]);
    const answer = Promise.withResolvers<readonly Entry[]>();
    const loading = cache.refresh(() => answer.promise);
    cache.update((entries) => entries.map((one) => ({ ...one, votes: 7 })));
    expect(cache.last()?.entries).toEqual([entry('a', 7)]);
    answer.resolve([entry('a', 1)]);
    expect(await loading).toEqual([entry('a', 7)]);
    expect(cache.last()?.entries).toEqual([entry('a', 7)]);
  });

  test('leaves a list alone that was requested well after a change', async () => {
    const cache = new EntryListCache();
    cache.update(() => []);
    expect(cache.last()).toBeNull();
    vi.advanceTimersByTime(1001);
    expect(await cache.refresh(async () => [entry('a')])).toEqual([entry('a')]);
  });
});
