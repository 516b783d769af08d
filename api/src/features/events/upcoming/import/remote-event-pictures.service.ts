import { Injectable } from '@nestjs/common';
import { EVENT_DOCUMENT_MAX_PICTURES, type EventDocument, remotePicturesOf } from '@quartermile/core/domain';
import { AppError } from '../../../../platform/errors/app-error.js';
import { WorkQueue } from '../../../../platform/jobs/work-queue.js';
import { imagePath, MediaFiles, RemotePictureError, RemotePictures } from '../../../media/index.js';

/** Maximum remote pictures fetched by one import. */
export const EVENT_IMPORT_MAX_REMOTE_PICTURES = 200;
/** Maximum time for fetching pictures per import, less than a repeated call waits for the first. */
const EVENT_IMPORT_FETCH_MS = 20_000;
/** Concurrent fetches of remote pictures per import. */
const EVENT_IMPORT_FETCHES_AT_ONCE = 5;

/** Result for one picture: its path on this site, or null with an error message. */
export interface FetchedPicture {
  readonly path: string | null;
  readonly reason: string;
}

/** Downloads and stores the pictures of imported events that are hosted on other sites. */
@Injectable()
export class RemoteEventPictures {
  constructor(
    private readonly remote: RemotePictures,
    private readonly files: MediaFiles,
  ) {}

  /**
   * Fetches and stores remote pictures of documents, each URL once: at most 10 per document and 200 in total, within
   * 20 s.
   * @returns the result by URL, as written in the documents
   */
  async fetchAll(documents: readonly EventDocument[]): Promise<ReadonlyMap<string, FetchedPicture>> {
    const signal = AbortSignal.timeout(EVENT_IMPORT_FETCH_MS);
    const queue = new WorkQueue(EVENT_IMPORT_FETCHES_AT_ONCE);
    const addresses = new Set(
      documents.flatMap((document) => remotePicturesOf(document).slice(0, EVENT_DOCUMENT_MAX_PICTURES)),
    );
    const fetches = [...addresses]
      .slice(0, EVENT_IMPORT_MAX_REMOTE_PICTURES)
      .map((address) => queue.run(async () => [address, await this.fetch(address, signal)] as const));
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
