import { randomUUID } from 'node:crypto';
import {
  constants,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../../../platform/config/private-folders.js';

const DRAFT = '.draft-';
/** Names of files that are no pictures, by their beginning: drafts, and those that readiness writes to test the folder. */
const INCOMPLETE = [DRAFT, '.probe-'];

/**
 * Files in a folder, for their owner only. Unlike its parent it writes atomically: pictures are content-addressed and cached permanently,
 * so a partial file would remain.
 */
export class FolderDriver extends FSDriver {
  constructor(private readonly folder: string) {
    super({ location: folder, visibility: 'private' });
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.write(key, (draft) => writeFile(draft, contents, { flag: 'wx', mode: PRIVATE_FILE }));
  }

  /** Copies a private file to a key. */
  putFile(key: string, path: string): Promise<void> {
    return this.write(key, (draft) => copyFile(path, draft, constants.COPYFILE_EXCL));
  }

  /** Deletes files that a killed process has left incomplete, if they were last written before `before`. */
  async clearIncomplete(before: Date): Promise<void> {
    for (const name of await readdir(this.folder)) {
      if (!INCOMPLETE.some((start) => name.startsWith(start))) continue;
      const file = join(this.folder, name);
      const isOld = await stat(file).then(
        ({ mtimeMs }) => mtimeMs < before.getTime(),
        () => false,
      );
      if (isOld) await rm(file, { force: true });
    }
  }

  override async getBytes(key: string): Promise<Uint8Array> {
    return readFile(join(this.folder, key));
  }

  private async write(key: string, create: (draft: string) => Promise<void>): Promise<void> {
    const target = join(this.folder, key);
    const draft = join(this.folder, `${DRAFT}${randomUUID()}`);
    try {
      await mkdir(this.folder, { recursive: true, mode: PRIVATE_FOLDER });
      await create(draft);
      await syncFile(draft);
      await moveInto(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
}

/** The folder may be deleted before the move; then it is created again. */
async function moveInto(draft: string, target: string, tries = 5): Promise<void> {
  try {
    await mkdir(dirname(target), { recursive: true, mode: PRIVATE_FOLDER });
    await rename(draft, target);
  } catch (error) {
    if (tries <= 1 || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await moveInto(draft, target, tries - 1);
  }
}

/** Waits until the content of a file is on the disk. */
async function syncFile(path: string): Promise<void> {
  // Windows syncs only files that are open for writing.
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
