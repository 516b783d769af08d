import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { parseStorageLocation } from '../../platform/config/storage-location.js';
import { uploadFolder } from '../../platform/http/uploads/upload-folder.js';
import { checkFolder, probeFolder } from './check-folder.js';

/** How long a result is used, ms: anybody may call `GET /api/ready`, and the check writes files. */
const CHECK_INTERVAL_MS = 1000;

/** Checks the local folders that submissions with pictures need. */
@Injectable()
export class PictureFolders {
  /** Absolute paths. */
  readonly all: readonly string[];
  private last: Promise<void> | null = null;
  /** ms of `performance.now()`, which changes of the clock do not affect. */
  private checkedAt = 0;

  constructor(@Inject(CONFIG) config: Config) {
    const media = parseStorageLocation(config.mediaUrl, config.dataDir);
    this.all = [uploadFolder(config), ...(media.kind === 'folder' ? [media.path] : [])];
  }

  /** @throws Error when a folder cannot take pictures, for example because the disk is full */
  check(): Promise<void> {
    if (this.last === null || performance.now() - this.checkedAt >= CHECK_INTERVAL_MS) {
      this.checkedAt = performance.now();
      this.last = Promise.all(this.all.map((folder) => checkFolder(folder))).then(() => undefined);
    }
    return this.last;
  }

  /** The first folder that exists and cannot be written to, or null. */
  async findUnusable(): Promise<string | null> {
    for (const folder of this.all) {
      const failure = await probeFolder(folder).catch((error: NodeJS.ErrnoException) => error);
      if (failure && failure.code !== 'ENOENT') return folder;
    }
    return null;
  }
}
