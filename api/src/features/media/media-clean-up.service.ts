import { Injectable } from '@nestjs/common';

import { DataSource } from 'typeorm';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { MediaService } from './media.service.js';
import { MediaStore } from './store/media-store.js';
import { imageOfKey, VISIBILITIES } from './stored-image.js';
import { unfinishedDeletions } from './unfinished-deletions.js';

/** Age from which unreferenced files in the media store are deleted. */
const MEDIA_ORPHAN_MS = 60 * 60_000;

const EVERY_NIGHT = '20 3 * * *';
const EVERY_5_MINUTES = '*/5 * * * *';

/**
 * Deletes unreferenced and incomplete pictures every night, left over by crashes. A recent one may belong to a submission
 * in progress. What could not be deleted before is tried again every five minutes.
 */
@Injectable()
export class MediaCleanUp {
  constructor(
    private readonly store: MediaStore,
    private readonly media: MediaService,
    private readonly dataSource: DataSource,
    jobs: JobsService,
  ) {
    jobs.register({
      name: 'picture-deletions',
      cron: EVERY_5_MINUTES,
      atStart: true,
      run: () => this.finishDeletions(),
    });
    jobs.register({ name: 'media-clean-up', cron: EVERY_NIGHT, run: () => this.clear() });
  }

  /** Tries again to delete what could not be deleted before. */
  async finishDeletions(): Promise<void> {
    await this.media.deleteUnreferenced(await unfinishedDeletions(this.dataSource));
  }

  /** Cleans up once. */
  async clear(): Promise<void> {
    await this.store.clearIncomplete(new Date(Date.now() - MEDIA_ORPHAN_MS));
    for (const visibility of VISIBILITIES) {
      let last: string | undefined;
      // Files of one picture are listed consecutively.
      for await (const key of this.store.list(visibility)) {
        const image = imageOfKey(key);
        if (image && image.name !== last && (await this.isOld(key))) await this.media.release([image]);
        last = image?.name;
      }
    }
  }

  /** False for a file that was deleted meanwhile. */
  private isOld(key: string): Promise<boolean> {
    return this.store.writtenAt(key).then(
      (written) => written.getTime() < Date.now() - MEDIA_ORPHAN_MS,
      () => false,
    );
  }
}
