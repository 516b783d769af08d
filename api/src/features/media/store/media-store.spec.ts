import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { MediaStore } from './media-store.js';
import { openMediaStore } from './open-media-store.js';

describe('the media store in a folder', () => {
  let path: string;
  let store: MediaStore;

  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'quartermile-store-'));
    store = await openMediaStore({ kind: 'folder', path });
  });
  afterEach(() => rm(path, { recursive: true, force: true }));

  const put = (key: string): Promise<void> => store.put(key, Buffer.from(key), 'image/jpeg');
  const keys = async (folder: string): Promise<string[]> =>
    (await Array.fromAsync(store.list(folder))).sort();

  it('returns stored bytes', async () => {
    await put('public/a/master');
    expect(await store.get('public/a/master')).toEqual(Buffer.from('public/a/master'));
    expect(await store.has('public/a/master')).toBe(true);
  });

  it('has nothing under an unknown key', async () => {
    expect(await store.get('public/b')).toBeNull();
    expect(await store.has('public/b')).toBe(false);
  });

  it('leaves no temporary file', async () => {
    await put('a');
    expect(await readdir(path)).toEqual(['a']);
  });

  it('leaves no temporary file after a failure', async () => {
    await put('a/b');
    await expect(put('a')).rejects.toThrow();
    expect(await readdir(path)).toEqual(['a']);
  });

  it('is healthy only while its folder exists', async () => {
    await expect(store.check()).resolves.toBeUndefined();
    await rm(path, { recursive: true });
    await expect(store.check()).rejects.toThrow('ENOENT');
  });

  it('lists and deletes a folder with its content', async () => {
    await Promise.all(
      ['public/a/master', 'public/a/w320.webp', 'public/ab/master', 'private/a/master'].map(put),
    );
    expect(await keys('public')).toEqual(['public/a/master', 'public/a/w320.webp', 'public/ab/master']);
    await store.deleteFolder('public/a');
    await store.deleteFolder('public/a');
    expect(await keys('public')).toEqual(['public/ab/master']);
    expect(await keys('private')).toEqual(['private/a/master']);
  });
});
