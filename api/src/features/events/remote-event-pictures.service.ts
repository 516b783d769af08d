import { Injectable } from '@nestjs/common';
import {
  EVENT_DOCUMENT_MAX_PICTURES,
  EVENT_IMPORT_FETCH_MS,
  EVENT_IMPORT_FETCHES_AT_ONCE,
  EVENT_IMPORT_MAX_REMOTE_PICTURES,
  type EventDocument,
  remotePicturesOf,
} from '@quartermile/core/domain';
import { AppError } from '../../platform/errors/app-error.js';
import { MediaFiles } from '../../platform/media/media-files.js';
import { imagePath } from '../../platform/media/stored-image.js';
import { RemotePictureError } from '../../platform/remote-pictures/remote-picture-error.js';
import { RemotePictures } from '../../platform/remote-pictures/remote-pictures.service.js';
import { WORK_ORDER, WorkQueue } from '../../platform/work/work-queue.js';

/** What became of one picture: its path on this site, or the sentence that says why there is none. */
export interface FetchedPicture {
  readonly path: string | null;
  readonly reason: string;
}

/** Brings the pictures of imported events from other sites to this one. */
@Injectable()
export class RemoteEventPictures {
  constructor(
    private readonly remote: RemotePictures,
    private readonly files: MediaFiles,
  ) {}

  /**
   * Fetches and keeps the pictures of documents that lie on other sites, each address once: at most 10 of a
   * document and 200 in all, within 20 s.
   * @returns what became of each address, as it is written in the documents
   */
  async fetchAll(documents: readonly EventDocument[]): Promise<ReadonlyMap<string, FetchedPicture>> {
    const signal = AbortSignal.timeout(EVENT_IMPORT_FETCH_MS);
    const queue = new WorkQueue(EVENT_IMPORT_FETCHES_AT_ONCE);
    const addresses = new Set(
      documents.flatMap((document) => remotePicturesOf(document).slice(0, EVENT_DOCUMENT_MAX_PICTURES)),
    );
    const fetches = [...addresses]
      .slice(0, EVENT_IMPORT_MAX_REMOTE_PICTURES)
      .map((address) =>
        queue.run(1, WORK_ORDER.upload, async () => [address, await this.fetch(address, signal)] as const),
      );
    return new Map(await Promise.all(fetches));
  }

  private async fetch(address: string, signal: AbortSignal): Promise<FetchedPicture> {
    try {
      const { name } = await this.files.keep(await this.remote.load(address.trim(), signal), 'public');
      return { path: imagePath(name), reason: '' };
    } catch (error) {
      if (error instanceof RemotePictureError) return { path: null, reason: error.message };
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return { path: null, reason: new RemotePictureError('notAPicture').message };
    }
  }
}
