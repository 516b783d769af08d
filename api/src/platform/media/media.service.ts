import { Injectable, Logger } from '@nestjs/common';
import { dataUrlByteLength, isImageTooBig } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../errors/app-error.js';
import { refusedPicture, withPath } from '../errors/refused-picture.js';
import { MediaFiles } from './media-files.js';
import { mediaReferences } from './media-references.js';
import { readDataUrl } from './read-data-url.js';
import { imageFolder, imageNameOfPath, type StoredImage, type Visibility } from './stored-image.js';

/** A picture in a request: a `data:` URL, or the path of a public picture that is there already. */
export interface SentImage {
  readonly source: string;
  readonly visibility: Visibility;
}

/** How often pictures are kept anew that others remove at the same time. */
const WRITE_TRIES = 5;

/** A picture was removed, with the last row that named it, between its keeping and its holding. */
class PictureGone extends Error {}

/** Pictures by their places in the request's body, such as "image" or "gallery.0.image"; refusals name them. */
type Slots<Slot extends string, Value> = Readonly<Record<Slot, Value | null>>;

/** Keeps the pictures of rows for as long as a row names them. */
@Injectable()
export class MediaService {
  private readonly logger = new Logger(MediaService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: MediaFiles,
  ) {}

  /**
   * Keeps pictures and writes the rows that name them, in one transaction. When either is refused, neither
   * a row nor a file stays behind.
   * @throws AppError `image_too_big` (413), `invalid_image` (400), and whatever `work` throws.
   */
  async write<Slot extends string, Result>(
    sent: Slots<Slot, SentImage>,
    work: (manager: EntityManager, names: Slots<Slot, string>) => Promise<Result>,
  ): Promise<Result> {
    refuseTooBig(sent);
    for (let tries = 1; tries <= WRITE_TRIES; tries++) {
      const outcome = await this.writeOnce(sent, work);
      if (outcome !== 'gone') return outcome.result;
    }
    throw new AppError('unavailable', { retryAfterS: 1 });
  }

  private async writeOnce<Slot extends string, Result>(
    sent: Slots<Slot, SentImage>,
    work: (manager: EntityManager, names: Slots<Slot, string>) => Promise<Result>,
  ): Promise<{ readonly result: Result } | 'gone'> {
    const kept: StoredImage[] = [];
    try {
      const names = await this.keepAll(sent, kept);
      return await this.dataSource.transaction(async (manager) => {
        await this.hold(manager, kept);
        return { result: await work(manager, names) };
      });
    } catch (error) {
      await this.release(kept);
      if (error instanceof PictureGone) return 'gone';
      throw error;
    }
  }

  /** Removes the files of pictures that no row names any more; call it once their rows are gone. */
  async release(images: readonly StoredImage[]): Promise<void> {
    for (const image of images) {
      try {
        await this.releaseOne(image);
      } catch (error) {
        this.logger.warn({ err: error, image: image.name }, 'A picture could not be removed');
      }
    }
  }

  /** Keeps all at once; also when one is refused, `kept` holds every picture that was kept. */
  private async keepAll<Slot extends string>(
    sent: Slots<Slot, SentImage>,
    kept: StoredImage[],
  ): Promise<Slots<Slot, string>> {
    const keepOne = async ([slot, image]: [string, SentImage | null]) => {
      const stored = image && (await this.keep(image, slot));
      if (stored) kept.push(stored);
      return [slot, stored?.name ?? null] as const;
    };
    const outcomes = await Promise.allSettled(Object.entries<SentImage | null>(sent).map(keepOne));
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    if (refused) throw refused.reason;
    const names = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    return Object.fromEntries(names) as Slots<Slot, string>;
  }

  private async keep({ source, visibility }: SentImage, slot: string): Promise<StoredImage> {
    const name = imageNameOfPath(source);
    if (name === null) return this.keepNew(source, visibility, slot);
    const image = { name, visibility };
    if (visibility === 'public' && (await this.files.has(image))) return image;
    throw refusedPicture('invalid_image', slot);
  }

  private async keepNew(source: string, visibility: Visibility, slot: string): Promise<StoredImage> {
    try {
      return await this.files.keep(readDataUrl(source), visibility);
    } catch (error) {
      throw withPath(error, slot);
    }
  }

  /**
   * Keeps `releaseOne` away from pictures until the rows that name them are committed. A picture that was
   * removed just before is gone, and has to be kept anew.
   */
  private async hold(manager: EntityManager, images: readonly StoredImage[]): Promise<void> {
    for (const image of images) {
      await manager.query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [
        imageFolder(image),
      ]);
      if (!(await this.files.has(image))) throw new PictureGone();
    }
  }

  private releaseOne(image: StoredImage): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [imageFolder(image)]);
      if (!(await isReferenced(manager, image))) await this.files.delete(image);
    });
  }
}

async function isReferenced(manager: EntityManager, { name, visibility }: StoredImage): Promise<boolean> {
  const places = mediaReferences[visibility].map((query) => `(${query})`).join(' UNION ALL ');
  const found = await manager.query<unknown[]>(`${places} LIMIT 1`, [name]);
  return found.length > 0;
}

/** Sizes are known before anything is decoded: one picture too big spares the work on the others. */
function refuseTooBig(images: Readonly<Record<string, SentImage | null>>): void {
  for (const [slot, image] of Object.entries(images)) {
    if (image && isImageTooBig(dataUrlByteLength(image.source))) throw refusedPicture('image_too_big', slot);
  }
}
