import { Injectable } from '@nestjs/common';
import { type EventDocument, mapEventPictures, parseDataUrlHead } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { MediaService, type SentImage } from '../../platform/media/media.service.js';
import { MediaFiles } from '../../platform/media/media-files.js';
import { imageNameOfPath, imagePath, type StoredImage } from '../../platform/media/stored-image.js';

const PUBLIC = 'public';

/** The pictures in event documents: sent ones are kept by this site, all others stay as they were written. */
@Injectable()
export class EventPicturesService {
  constructor(
    private readonly media: MediaService,
    private readonly files: MediaFiles,
  ) {}

  /**
   * Keeps the pictures of a document and does some work in one transaction. The work gets the document with
   * the kept pictures' paths in place of what was sent.
   * @throws AppError `image_too_big` (413), `invalid_image` (400), and whatever `work` throws.
   */
  async write<Result>(
    document: EventDocument,
    work: (manager: EntityManager, kept: EventDocument) => Promise<Result>,
  ): Promise<Result> {
    const sources = await this.sourcesToKeep([document]);
    return this.media.write(toSlots(sources), (manager, names) => {
      const paths = new Map(sources.map((source, slot) => [source, imagePath(names[String(slot)] ?? null)]));
      return work(
        manager,
        mapEventPictures(document, (picture) => paths.get(picture) ?? picture),
      );
    });
  }

  /** Does some work in one transaction, in which the kept pictures that documents show cannot be removed. */
  async hold<Result>(
    documents: readonly EventDocument[],
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.media.write(toSlots(await this.sourcesToKeep(documents)), work);
  }

  /** Removes the files of pictures that no document shows any more; call it once the documents are written. */
  release(names: readonly string[]): Promise<void> {
    return this.media.release(names.map((name): StoredImage => ({ name, visibility: PUBLIC })));
  }

  /** What was sent, and what is this site's own; an address of ours that names nothing is just text. */
  private async sourcesToKeep(documents: readonly EventDocument[]): Promise<string[]> {
    const sources: string[] = [];
    for (const picture of new Set(documents.flatMap(picturesOf))) {
      const name = imageNameOfPath(picture);
      const isOurs = name !== null && (await this.files.has({ name, visibility: PUBLIC }));
      if (isOurs || parseDataUrlHead(picture)) sources.push(picture);
    }
    return sources;
  }
}

/** Names of the kept pictures that a document shows. */
export function pictureNames(document: EventDocument): string[] {
  return [...new Set(picturesOf(document).map(imageNameOfPath))].filter((name) => name !== null);
}

/** Every text that stands where a picture stands. */
export function picturesOf(document: EventDocument): string[] {
  const pictures: string[] = [];
  mapEventPictures(document, (picture) => {
    pictures.push(picture);
    return picture;
  });
  return pictures;
}

function toSlots(sources: readonly string[]): Record<string, SentImage> {
  return Object.fromEntries(sources.map((source, slot) => [String(slot), { source, visibility: PUBLIC }]));
}
