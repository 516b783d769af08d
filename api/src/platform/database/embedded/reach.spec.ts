import {
  access,
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { reachableDistribution, sharedCopy } from './reach.js';

if (platform() !== 'win32') {
  describe('the programs of PostgreSQL that clones share', () => {
    let folder: string;
    let parent: string;
    let copied: string;
    const installed = () => ({ folder: join(folder, 'native'), version: '18' });
    const share = () => sharedCopy({}, installed(), parent);
    /** A program that runs with its library only. */
    const writeProgram = async (name: string): Promise<void> => {
      const file = join(folder, 'native/bin', name);
      await writeFile(file, '#!/bin/sh\ncat "$(dirname "$0")/../lib/libpq.so" >/dev/null\n');
      await chmod(file, 0o755);
    };
    const library = (root: string): Promise<string> => readFile(join(root, 'lib/libpq.so'), 'utf8');

    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'quartermile-reach-'));
      parent = join(folder, 'shared');
      copied = join(parent, 'postgresql-18');
      for (const name of ['shared', 'native/bin', 'native/lib'])
        await mkdir(join(folder, name), { recursive: true });
      await Promise.all(['postgres', 'initdb'].map(writeProgram));
      await writeFile(join(folder, 'native/lib/libpq.so.5'), 'library');
      await symlink('libpq.so.5', join(folder, 'native/lib/libpq.so'));
    });
    afterEach(() => rm(folder, { recursive: true }));

    test('are copied once, with their links', async () => {
      expect(await share()).toEqual({ folder: copied, version: '18' });
      expect(await library(copied)).toBe('library');
      await writeFile(join(copied, 'lib/libpq.so.5'), 'LIBRARY');
      await share();
      expect(await library(copied)).toBe('LIBRARY');
    });

    const damages: readonly [string, () => Promise<void>][] = [
      ['lacks a file', () => rm(join(copied, 'lib/libpq.so.5'))],
      ['lacks a link', () => rm(join(copied, 'lib/libpq.so'))],
      ['lacks a program', () => rm(join(copied, 'bin/initdb'))],
      ['has half of a file', () => truncate(join(copied, 'lib/libpq.so.5'), 3)],
      ['has a program without content', () => truncate(join(copied, 'bin/postgres'))],
      ['has a program that cannot be run', () => chmod(join(copied, 'bin/postgres'), 0o644)],
      ['is empty', () => rm(copied, { recursive: true }).then(() => mkdir(copied).then(() => undefined))],
      ['is a file', () => rm(copied, { recursive: true }).then(() => writeFile(copied, ''))],
    ];
    test.each(damages)('are copied anew if the copy %s', async (_, damage) => {
      await share();
      await damage();
      await share();
      expect(await library(copied)).toBe('library');
      await access(join(copied, 'bin/initdb'));
    });

    test('are never copied from a clone in which they do not run', async () => {
      await share();
      await rm(join(folder, 'native/lib/libpq.so'));
      await expect(reachableDistribution({}, installed())).rejects.toThrow(
        /^The PostgreSQL in \S+ does not run: files are missing, .+\. Delete node_modules and start again\.$/,
      );
      expect(await library(copied)).toBe('library');
    });

    test('leave no temporary folder', async () => {
      await share();
      await writeFile(join(copied, 'lib/more'), '');
      await Promise.all([share(), share(), share()]);
      expect(await library(copied)).toBe('library');
      expect(await readdir(parent)).toEqual(['postgresql-18']);
      expect(await readdir(join(copied, 'lib'))).toEqual(['libpq.so', 'libpq.so.5']);
    });
  });
}
