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
    const places = await this.placesToKeep([document]);
    return this.media.write(toSlots(places), (manager, names) => {
      const paths = new Map([...places].map(([source, place]) => [source, imagePath(names[place] ?? null)]));
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
    return this.media.write(toSlots(await this.placesToKeep(documents)), work);
  }

  /** Removes the files of pictures that no document shows any more; call it once the documents are written. */
  release(names: readonly string[]): Promise<void> {
    return this.media.release(names.map((name): StoredImage => ({ name, visibility: PUBLIC })));
  }

  /**
   * What was sent, and what is this site's own, each with the first of its places; an address of ours that
   * names nothing is just text. Places are told apart by their document's number where there are several.
   */
  private async placesToKeep(documents: readonly EventDocument[]): Promise<Map<string, string>> {
    const places = new Map<string, string>();
    for (const [at, document] of documents.entries()) {
      const prefix = documents.length > 1 ? `documents.${at}.` : '';
      for (const [picture, path] of placesOf(document)) {
        if (!places.has(picture) && (await this.isKept(picture))) places.set(picture, prefix + path);
      }
    }
    return places;
  }

  private async isKept(picture: string): Promise<boolean> {
    const name = imageNameOfPath(picture);
    const isOurs = name !== null && (await this.files.has({ name, visibility: PUBLIC }));
    return isOurs || parseDataUrlHead(picture) !== null;
  }
}

/** Names of the kept pictures that a document shows. */
export function pictureNames(document: EventDocument): string[] {
  return [...new Set(picturesOf(document).map(imageNameOfPath))].filter((name) => name !== null);
}

/** Every text that stands where a picture stands. */
export function picturesOf(document: EventDocument): string[] {
  return placesOf(document).map(([picture]) => picture);
}

function placesOf(document: EventDocument): [picture: string, path: string][] {
  const places: [string, string][] = [];
  mapEventPictures(document, (picture, path) => {
    places.push([picture, path]);
    return picture;
  });
  return places;
}

function toSlots(places: ReadonlyMap<string, string>): Record<string, SentImage> {
  return Object.fromEntries([...places].map(([source, path]) => [path, { source, visibility: PUBLIC }]));
}
