import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { makePrivateFolder, protectDataDir } from './private-folders.js';

describe('a folder of DATA_DIR', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'quartermile-modes-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o7777;

  it.each([0, 0o022, 0o077])('is created for its owner only with umask %i', async (mask) => {
    const before = process.umask(mask);
    try {
      await makePrivateFolder(join(dataDir, 'a', 'b'));
      expect([await modeOf(join(dataDir, 'a')), await modeOf(join(dataDir, 'a', 'b'))]).toEqual([
        0o700, 0o700,
      ]);
    } finally {
      process.umask(before);
    }
  });

  it('is closed if it exists', async () => {
    const media = join(dataDir, 'media');
    await mkdir(media);
    await chmod(media, 0o775);
    await makePrivateFolder(media);
    expect(await modeOf(media)).toBe(0o700);
  });

  it.each([
    [false, 0o755, 0o700],
    [false, 0o711, 0o700],
    [true, 0o755, 0o711],
    [true, 0o775, 0o711],
    [true, 0o710, 0o710],
    [true, 0o700, 0o700],
    [false, 0o1777, 0o1777],
    [true, 0o1777, 0o1777],
  ])('started by root: %s, DATA_DIR with mode %i becomes %i', async (isRoot, before, after) => {
    const secrets = join(dataDir, 'secrets');
    await mkdir(secrets);
    await chmod(secrets, 0o755);
    await chmod(dataDir, before);
    await protectDataDir(dataDir, isRoot);
    expect([await modeOf(dataDir), await modeOf(secrets)]).toEqual([after, 0o700]);
  });

  it('may be missing', async () => {
    await expect(protectDataDir(join(dataDir, 'nowhere'))).resolves.toBeUndefined();
  });
});
