import { Injectable } from '@nestjs/common';
import { type EventDocument, mapEventPictures, parseDataUrlHead } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import {
  imageNameOfPath,
  imagePath,
  MediaFiles,
  MediaService,
  type SentImage,
  type StoredImage,
} from '../../media/index.js';

const PUBLIC = 'public';

/** Names of stored pictures by their paths in a document. */
export type PictureNames = Readonly<Record<string, string | null>>;

/** The pictures of a document that must be stored by this site. */
export interface DocumentPictures {
  /** The submitted sources, by their paths in the document. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Returns the document with the submitted sources replaced by the URL paths of the stored pictures. */
  place(names: PictureNames): EventDocument;
}

/** The pictures in event documents. Uploaded pictures are stored; links to other sites are left unchanged. */
@Injectable()
export class EventPicturesService {
  constructor(
    private readonly media: MediaService,
    private readonly files: MediaFiles,
  ) {}

  /** Determines which pictures of a document must be stored. */
  async read(document: EventDocument): Promise<DocumentPictures> {
    const places = await this.placesToKeep([document]);
    return {
      pictures: Object.fromEntries([...places].map(([source, path]) => [path, source])),
      place: (names) => {
        const paths = new Map([...places].map(([source, path]) => [source, imagePath(names[path] ?? null)]));
        return mapEventPictures(document, (picture) => paths.get(picture) ?? picture);
      },
    };
  }

  /** Runs `work` in a transaction in which the pictures that the documents use cannot be deleted. */
  async hold<Result>(
    documents: readonly EventDocument[],
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.media.write(toSlots(await this.placesToKeep(documents)), work);
  }

  /** Deletes the files of pictures that are no longer referenced. Call it after the documents are written. */
  release(names: readonly string[]): Promise<void> {
    return this.media.release(names.map((name): StoredImage => ({ name, visibility: PUBLIC })));
  }

  /**
   * Maps uploaded pictures and existing pictures of this site to the first path at which they occur. Paths of unknown
   * pictures are treated as plain text. With several documents, paths are prefixed by the document's index.
   */
  private async placesToKeep(documents: readonly EventDocument[]): Promise<Map<string, string>> {
    const places = new Map<string, string>();
    for (const [at, document] of documents.entries()) {
      const prefix = documents.length > 1 ? `documents.${at}.` : '';
      for (const [picture, path] of placesOf(document)) {
        if (!places.has(picture) && (await this.isStorable(picture))) places.set(picture, prefix + path);
      }
    }
    return places;
  }

  private async isStorable(picture: string): Promise<boolean> {
    const name = imageNameOfPath(picture);
    const isOurs = name !== null && (await this.files.has({ name, visibility: PUBLIC }));
    return isOurs || parseDataUrlHead(picture) !== null;
  }
}

/** Names of the stored pictures that a document uses. */
export function pictureNames(document: EventDocument): string[] {
  return [...new Set(picturesOf(document).map(imageNameOfPath))].filter((name) => name !== null);
}

/** All values of the picture fields of a document. */
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
