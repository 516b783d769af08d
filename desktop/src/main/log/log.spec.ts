import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tempFolder } from '../test/temp-files.js';
import { LOG_VALUE_MAX, log, setLogFile } from './log.js';
import { LogFile } from './log-file.js';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await tempFolder();
  path = join(folder, 'logs', 'log.txt');
});
afterEach(() => setLogFile(null));

const open = (bytes = 1000, files = 3): LogFile => {
  const file = new LogFile(path, { bytes, files });
  setLogFile(file);
  return file;
};
const read = async (): Promise<Record<string, unknown>[]> =>
  (await readFile(path, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('a line', () => {
  test('has time, level, event and fields', async () => {
    open();
    log.warn('call failed', { method: 'GET', status: 502, ms: 12 });
    const [line] = await read();
    expect(line).toMatchObject({ level: 'warn', event: 'call failed', method: 'GET', status: 502, ms: 12 });
    expect(new Date(String(line?.at)).toISOString()).toBe(line?.at);
  });

  test('is dropped without an error before the log is opened', async () => {
    log.error('too early');
    await expect(readdir(join(folder, 'logs'))).rejects.toThrow('ENOENT');
  });

  test.each([
    ['a token', 'Bearer abc.def', 'abc'],
    ['a JSON web token', 'got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl here', 'eyJ'],
    ['an e-mail address', 'for thabo@example.org', 'thabo'],
    ['a phone number', 'call +27 82 123 4567', '4567'],
    ['a phone number without gaps', 'call 0821234567', '0821234567'],
    ['a query string', '/api/cars/pending?search=thabo', 'thabo'],
    ['a key', 'key 0123456789abcdef0123456789abcdef', '0123456789abcdef'],
  ])('never has %s, whatever is handed over', async (_, value, secret) => {
    open();
    log.info('something', { value });
    const [line] = await read();
    expect(line?.value).toContain('[removed]');
    expect(JSON.stringify(line)).not.toContain(secret);
  });

  test.each(['0.3.0', '45.4.1', '2026-11-22', 'ERR_UPDATER_CHANNEL_FILE_NOT_FOUND', '/api/past-events/:id'])(
    'keeps %s',
    async (value) => {
      open();
      log.info('something', { value });
      expect((await read())[0]?.value).toBe(value);
    },
  );

  test('truncates long values', async () => {
    open(10_000);
    log.info('something', { value: 'long '.repeat(1000) });
    expect(String((await read())[0]?.value)).toHaveLength(LOG_VALUE_MAX);
  });
});

describe('the file', () => {
  test('is readable by this user only, even if it existed with other permissions', async () => {
    open().append('first');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const { chmod } = await import('node:fs/promises');
    await chmod(path, 0o644);
    open().append('second');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('rotates before it is too large and deletes the oldest', async () => {
    const file = open(20, 3);
    for (const line of [
      'one 56789',
      'two 56789',
      'three 789',
      'four 6789',
      'five 6789',
      'six 56789',
      'seven',
    ])
      file.append(line);
    expect((await readdir(join(folder, 'logs'))).sort()).toEqual(['log.1.txt', 'log.2.txt', 'log.txt']);
    for (const name of await readdir(join(folder, 'logs'))) {
      const stats = await stat(join(folder, 'logs', name));
      expect(stats.size).toBeLessThanOrEqual(20);
      expect(stats.mode & 0o777).toBe(0o600);
    }
    expect(await readFile(path, 'utf8')).toBe('seven\n');
    expect(file.readLast(4)).toEqual(['four 6789', 'five 6789', 'six 56789', 'seven']);
  });

  test('appends to the file of the last run', async () => {
    open(20).append('first 789');
    open(20).append('second 89');
    open(20).append('third');
    expect(await readFile(path, 'utf8')).toBe('third\n');
    expect(open().readLast(10)).toEqual(['first 789', 'second 89', 'third']);
  });

  test('write failures are ignored and writing is retried', async () => {
    await writeFile(join(folder, 'logs'), 'a file where the folder should be');
    const file = open();
    expect(() => log.info('something')).not.toThrow();
    expect(file.readLast(5)).toEqual([]);
  });
});
