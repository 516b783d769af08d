import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mapStackTraces } from './source-map-traces.js';

/** Position of the error in the code, from 0, and in the source. */
const MAPPINGS = `;;AAIE`;

describe('mapStackTraces', () => {
  const { prepareStackTrace } = Error;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quartermile-traces-'));
    mapStackTraces(pathToFileURL(`${folder}/`).href);
  });
  afterEach(async () => {
    Error.prepareStackTrace = prepareStackTrace;
    await rm(folder, { recursive: true, force: true });
  });

  /** The stack trace of an error in the third line of a module. */
  async function trace(
    name: string,
    map: string | null,
    title = `new TypeError('too fast')`,
  ): Promise<string> {
    const file = join(folder, name);
    await writeFile(file, `export function measure() {\n  // Compiled\n  throw ${title};\n}\n`);
    if (map !== null) await writeFile(`${file}.map`, map);
    const { measure } = await import(pathToFileURL(file).href);
    try {
      return measure();
    } catch (error) {
      return (error as Error).stack ?? '';
    }
  }

  const map = (mappings: string) =>
    JSON.stringify({ version: 3, sources: ['../src/measure.ts'], names: [], mappings });

  test('shows the position in the source', async () => {
    const [title, call] = (await trace('mapped.mjs', map(MAPPINGS))).split('\n');
    expect(title).toBe('TypeError: too fast');
    expect(call).toBe(`    at measure (${join(folder, '../src/measure.ts')}:5:3)`);
  });

  test.each([
    ['without a map', null],
    ['with a map without this position', map('')],
    ['with a map that is no JSON', 'gone'],
  ])('shows the position in a module %s', async (_what, content) => {
    const [, call] = (await trace('plain.mjs', content)).split('\n');
    expect(call).toBe(`    at measure (${pathToFileURL(join(folder, 'plain.mjs'))}:3:9)`);
  });

  test('shows other modules as they are', async () => {
    expect(new Error('here').stack).toMatch(/^Error: here\n {4}at .+source-map-traces\.spec\.ts/);
  });

  test('shows the code of an error of Node', () => {
    const stack = expect.stringContaining('TypeError [ERR_INVALID_ARG_TYPE]: ');
    expect(() => Buffer.alloc('1' as never)).toThrow(expect.objectContaining({ stack }));
  });

  test('survives an error without a text', async () => {
    const title = `Object.assign(new Error(), { toString() { throw new Error('none'); } })`;
    expect((await trace('silent.mjs', null, title)).split('\n')[0]).toBe('Error');
  });
});
