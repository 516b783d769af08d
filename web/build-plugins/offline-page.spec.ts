import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OFFLINE_FILES, OFFLINE_PAGE } from '../src/service-worker/handling-of.js';

describe('the offline page', () => {
  const read = (path: string) => readFile(join(import.meta.dirname, '../public', path), 'utf8');
  const localFiles = (text: string, pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].map(([, path = '']) => path);

  test('is kept with every file that it and its style sheet name', async () => {
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
