import { describe, expect, test } from '@jest/globals';
import { ShareCardCache } from './share-card-cache.js';

const picture = (bytes: number) => () => Promise.resolve(Buffer.alloc(bytes));

describe('ShareCardCache', () => {
  test('renders once, also for concurrent requests', async () => {
    const cache = new ShareCardCache(100);
    let made = 0;
    const make = async () => Buffer.alloc(++made);
    const [one, two] = await Promise.all([cache.find('a', make), cache.find('a', make)]);
    expect([one.length, two.length, (await cache.find('a', make)).length]).toEqual([1, 1, 1]);
  });

  test('evicts the least recently used beyond its maximum size', async () => {
    const cache = new ShareCardCache(100);
    await cache.find('a', picture(40));
    await cache.find('b', picture(40));
    await cache.find('a', picture(40));
    await cache.find('c', picture(40));
    expect(['a', 'b', 'c'].map((name) => cache.has(name))).toEqual([true, false, true]);
  });

  test('retries after a failure', async () => {
    const cache = new ShareCardCache(100);
    await expect(cache.find('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache.find('a', picture(3))).length).toBe(3);
  });
});
