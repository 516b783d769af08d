import { execFile } from 'node:child_process';
import { chmod, mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BLOCK_BYTES = 1024 * 1024;

/** A small file system of its own, to be filled. */
export interface SmallDisk {
  /** Its root, which every user may pass through. */
  readonly path: string;
  /** Writes a file until fewer than `remaining` bytes are free; 0 unless given. */
  fill(remaining?: number): Promise<void>;
  /** Deletes the file again. */
  clear(): Promise<void>;
  unmount(): Promise<void>;
}

/**
 * Mounts a file system in memory.
 * @throws Error when it cannot be mounted here: a test of a full disk must fail then, not pass
 */
export async function mountSmallDisk(path: string, mebibytes: number): Promise<SmallDisk> {
  await mkdir(path, { recursive: true });
  const options = `size=${mebibytes}m,mode=755`;
  await run('mount', ['-t', 'tmpfs', '-o', options, 'quartermile-test', path]).catch((cause: unknown) => {
    throw new Error(
      'Full disks are tested on a small tmpfs, which could not be mounted. Run these tests on Linux as root, or in a container with CAP_SYS_ADMIN.',
      { cause },
    );
  });
  await chmod(path, 0o755);
  const filler = join(path, 'filler');
  return {
    path,
    fill: (remaining = 0) => fillTo(filler, path, remaining),
    clear: () => rm(filler, { force: true }),
    unmount: async () => {
      await run('umount', ['--lazy', path]);
    },
  };
}

async function fillTo(filler: string, path: string, remaining: number): Promise<void> {
  const file = await open(filler, 'a');
  try {
    for (let size = BLOCK_BYTES; size >= 1; ) {
      const { bavail, bsize } = await statfs(path);
      const free = bavail * bsize - remaining;
      if (free <= 0) return;
      size = Math.min(size, free);
      await file.appendFile(Buffer.alloc(size)).catch(() => {
        size = Math.floor(size / 2);
      });
    }
  } finally {
    await file.close();
  }
}
