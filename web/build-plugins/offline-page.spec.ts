import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OFFLINE_FILES, OFFLINE_PAGE } from '../src/service-worker/handling-of.js';

describe('the offline page', () => {
  const read = (path: string) => readFile(join(import.meta.dirname, '../public', path), 'utf8');
  const localFiles = (text: string, pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].map(([, path = '']) => path);

  test('is cached with every file that it and its style sheet refer to', async () => {
    const page = localFiles(await read(OFFLINE_PAGE), /(?:src|href)="(\/[^"]+\.\w+)"/g);
    const sheets = page.filter((path) => path.endsWith('.css'));
    const inSheets = await Promise.all(
      sheets.map(async (path) => localFiles(await read(path), /url\(['"]?(\/[^'")]+)/g)),
    );
    const named = [...page, ...inSheets.flat()];
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((path) => !OFFLINE_FILES.includes(path))).toEqual([]);
  });
});

describe('the script of the offline page', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const run = async (onLine: boolean, fetch: () => Promise<unknown>) => {
    const reload = vi.fn<() => void>();
    const heard = new Map<string, () => void>();
    const navigator = { onLine };
    const code = await readFile(join(import.meta.dirname, '../public/offline.js'), 'utf8');
    runInNewContext(code, {
      document: { getElementById: () => ({ addEventListener: () => undefined }) },
      history: { length: 2 },
      location: { reload },
      navigator,
      fetch,
      setTimeout,
      clearTimeout,
      addEventListener: (name: string, listener: () => void) => heard.set(name, listener),
    });
    return { reload, navigator, online: () => heard.get('online')?.() };
  };

  test('reloads once the site responds, not on the browser’s online event alone', async () => {
    const fetch = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new TypeError('no network'));
    const { reload, navigator, online } = await run(false, fetch.mockResolvedValue({}));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).not.toHaveBeenCalled();
    navigator.onLine = true;
    online();
    await vi.advanceTimersByTimeAsync(0);
    expect([fetch.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([fetch.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1]);
  });

  test('retries automatically when the browser is online', async () => {
    const { reload } = await run(true, () => Promise.resolve({}));
    await vi.advanceTimersByTimeAsync(5000);
    expect(reload).toHaveBeenCalledOnce();
  });
});
