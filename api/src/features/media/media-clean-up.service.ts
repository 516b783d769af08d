import { Injectable } from '@nestjs/common';
import { MEDIA_ORPHAN_MS } from '@quartermile/core/domain';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { MediaService } from './media.service.js';
import { MediaStore } from './store/media-store.js';
import { imageOfKey, VISIBILITIES } from './stored-image.js';

const EVERY_NIGHT = '20 3 * * *';

/**
 * Deletes unreferenced and incomplete pictures every night, left over by crashes. A recent one may belong to a submission
 * in progress.
 */
@Injectable()
export class MediaCleanUp {
  constructor(
    private readonly store: MediaStore,
    private readonly media: MediaService,
    jobs: JobsService,
  ) {
    jobs.register({ name: 'media-clean-up', cron: EVERY_NIGHT, run: () => this.clear() });
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
