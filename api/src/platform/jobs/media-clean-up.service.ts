import { Injectable } from '@nestjs/common';
import { MEDIA_ORPHAN_MS } from '@quartermile/core/domain';
import { MediaService } from '../media/media.service.js';
import { imageOfKey, VISIBILITIES } from '../media/stored-image.js';
import { MediaStore } from '../storage/media-store.js';
import { JobsService } from './jobs.service.js';

const EVERY_NIGHT = '20 3 * * *';

/**
 * Removes pictures that no row names, each night: a process that died at the wrong moment leaves some. A
 * young one may belong to a submission that is still being written.
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

  /** Clears away once. */
  async clear(): Promise<void> {
    for (const visibility of VISIBILITIES) {
      let last: string | undefined;
      // The files of one picture come one after the other.
      for await (const key of this.store.list(visibility)) {
        const image = imageOfKey(key);
        if (image && image.name !== last && (await this.isOld(key))) await this.media.release([image]);
        last = image?.name;
      }
    }
  }

  /** A file that went meanwhile is nobody's concern any more. */
  private isOld(key: string): Promise<boolean> {
    return this.store.writtenAt(key).then(
      (written) => written.getTime() < Date.now() - MEDIA_ORPHAN_MS,
      () => false,
    );
  }
}
