import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mountSmallDisk } from '../../../../test/harness/faults/small-disk.js';
import { noise } from '../../../../test/harness/pictures.js';
import { PictureProcessor } from './picture-processor.js';
import type { Base64InFile } from './picture-source.js';
import { PictureWork } from './picture-work.js';

const processor = new PictureProcessor();
const work = new PictureWork(processor);
afterAll(() => processor.onApplicationShutdown());

describe('a picture in the file of a body', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quartermile-picture-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Writes a base64 text between other texts. */
  async function write(base64: string, into = folder): Promise<Base64InFile> {
    const path = join(into, 'body');
    await writeFile(path, `{"image":"${base64}","name":"Golf"}`);
    return { path, start: 10, end: 10 + base64.length };
  }

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('becomes the same: %s', async (format) => {
    const bytes = await noise({ width: 400, height: 300 }).toFormat(format).toBuffer();
    const source = await write(bytes.toString('base64'));
    expect(await work.readHead(source)).toEqual(await work.readHead(bytes));
    const { content, name } = await work.makeMaster(source, await work.readHead(source));
    const expected = await work.makeMaster(bytes, await work.readHead(bytes));
    expect(name).toBe(expected.name);
    const { path } = content as { path: string };
    expect(await readdir(folder)).toEqual(['body', basename(path)]);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await readFile(path)).equals(expected.content as Buffer)).toBe(true);
  });

  it('becomes files of its own when it is processed twice at the same time', async () => {
    const source = await write(
      (await noise({ width: 400, height: 300 }).png().toBuffer()).toString('base64'),
    );
    const head = await work.readHead(source);
    const [first, second] = await Promise.all([work.makeMaster(source, head), work.makeMaster(source, head)]);
    const paths = [first, second].map(({ content }) => (content as { path: string }).path);
    expect(new Set(paths).size).toBe(2);
    const contents = await Promise.all(paths.map((path) => readFile(path)));
    expect(contents[0]?.equals(contents[1] as Buffer)).toBe(true);
  });

  it.each([
    ['cut', 'AAA'],
    ['empty', ''],
    ['with spaces', 'AAAA AAAA'],
    ['with other letters', 'ÄÄÄÄ'],
    ['of the URL alphabet', 'AA-_'],
  ])('is refused in base64 that is %s', async (_kind, base64) => {
    await expect(work.readHead(await write(base64))).rejects.toMatchObject({ code: 'invalid_image' });
  });

  it('is refused when it is incomplete, and leaves no file', async () => {
    const bytes = await noise({ width: 300, height: 200 }).png().toBuffer();
    const source = await write(bytes.subarray(0, bytes.length / 2).toString('base64'));
    const made = work.makeMaster(source, await work.readHead(source));
    await expect(made).rejects.toMatchObject({ code: 'invalid_image', isCounted: true });
    expect(await readdir(folder)).toEqual(['body']);
  });

  it('is not called invalid when its file cannot be read', async () => {
    const source = await write((await noise({ width: 30, height: 20 }).png().toBuffer()).toString('base64'));
    const head = await work.readHead(source);
    await rm(source.path);
    const refusal = { code: 'unavailable', status: 503, isCounted: false };
    await expect(work.readHead(source)).rejects.toMatchObject(refusal);
    await expect(work.makeMaster(source, head)).rejects.toMatchObject(refusal);
  });

  it('is not called invalid when the disk has no room for the stored one, and leaves no part of it', async () => {
    const disk = await mountSmallDisk(join(folder, 'disk'), 1);
    try {
      const bytes = await noise({ width: 400, height: 300 }).png().toBuffer();
      const source = await write(bytes.toString('base64'), disk.path);
      const head = await work.readHead(source);
      await disk.fill(8192);
      await expect(work.makeMaster(source, head)).rejects.toMatchObject({
        code: 'unavailable',
        isCounted: false,
      });
      expect((await readdir(disk.path)).sort()).toEqual(['body', 'filler']);
    } finally {
      await disk.unmount();
    }
  });
});
