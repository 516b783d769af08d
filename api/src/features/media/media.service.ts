import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { refusedPicture, withPath } from '../../platform/errors/refused-picture.js';
import { type AcceptedPicture, MediaFiles } from './media-files.js';
import { referencedNames } from './media-references.js';
import { PictureDeletionEntity } from './picture-deletion.entity.js';
import { mayDelete } from './picture-hold.js';
import { imageNameOf } from './picture-links.js';
import { pictureSourceOf, refuseTooBig, type SentImage } from './sent-image.js';
import { storeFailure } from './store/store-failure.js';
import { imageFolder, type StoredImage, type Visibility } from './stored-image.js';
import { addUnfinishedDeletion } from './unfinished-deletions.js';

/** Retries when pictures are deleted concurrently. */
const WRITE_TRIES = 5;

/** A picture was deleted with its last row before it was locked. */
class PictureGone extends Error {}

/** A picture of a request that passed the checks which need no decoding. */
type CheckedImage =
  | { readonly stored: StoredImage }
  | { readonly accepted: AcceptedPicture; readonly visibility: Visibility };

/** Numbers of pictures that were deleted, that a row still refers to, and that could not be deleted yet. */
export type Deletions = Readonly<Record<'deleted' | 'referenced' | 'left', number>>;

/** Pictures by their field in the request, such as "image" or "gallery.0.image", for error messages. */
type Slots<Slot extends string, Value> = Readonly<Record<Slot, Value | null>>;

/** Stores the pictures of rows while rows refer to them. */
@Injectable()
export class MediaService {
  private readonly logger = new Logger(MediaService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly files: MediaFiles,
  ) {}

  /**
   * Stores pictures and writes their rows in one transaction. If either fails, neither rows nor files remain. Files
   * whose rows cannot be committed with the response later are deleted at night.
   * @throws AppError `image_too_big` (413), `invalid_image` (400), and errors of `work`
   */
  async write<Slot extends string, Result>(
    sent: Slots<Slot, SentImage>,
    work: (manager: EntityManager, names: Slots<Slot, string>) => Promise<Result>,
  ): Promise<Result> {
    refuseTooBig(sent);
    const storedImages: StoredImage[] = [];
    try {
      for (let tries = 1; tries <= WRITE_TRIES; tries++) {
        const outcome = await this.writeOnce(sent, storedImages, work);
        if (outcome !== 'gone') return outcome.result;
      }
      throw new AppError('unavailable', { retryAfterS: 1 });
    } catch (error) {
      await this.release(uniqueImages(storedImages));
      throw error;
    }
  }

  /** Releases nothing, because requests with the same pictures would in turn find theirs deleted. */
  private async writeOnce<Slot extends string, Result>(
    sent: Slots<Slot, SentImage>,
    storedImages: StoredImage[],
    work: (manager: EntityManager, names: Slots<Slot, string>) => Promise<Result>,
  ): Promise<{ readonly result: Result } | 'gone'> {
    const names = await this.storeAll(await this.checkAll(sent), storedImages);
    try {
      return await this.transactions.run(async (manager) => {
        await this.lockImages(manager, storedImages);
        return { result: await work(manager, names) };
      });
    } catch (error) {
      if (error instanceof PictureGone) return 'gone';
      throw error;
    }
  }

  /** Deletes the files of unreferenced pictures, once the deletion of their rows is committed: see `deleteUnreferenced`. */
  release(images: readonly StoredImage[]): Promise<void> {
    return this.transactions.afterCommit(() => this.deleteUnreferenced(images));
  }

  /**
   * Deletes the files of those pictures that no row refers to. What a store refuses, or a running backup needs, is deleted
   * later by a job.
   */
  async deleteUnreferenced(images: readonly StoredImage[]): Promise<Deletions> {
    const count = { deleted: 0, referenced: 0, left: 0 };
    for (const image of images) count[await this.tryToDelete(image)]++;
    return count;
  }

  private async tryToDelete(image: StoredImage): Promise<keyof Deletions> {
    try {
      const outcome = await this.deleteOne(image);
      if (outcome === 'left') await addUnfinishedDeletion(this.dataSource, image, null);
      return outcome;
    } catch (error) {
      this.logger.warn({ err: error, image: image.name }, 'A picture could not be removed');
      await addUnfinishedDeletion(this.dataSource, image, storeFailure(error)).catch((failure: unknown) =>
        this.logger.error(failure),
      );
      return 'left';
    }
  }

  /** Checks all pictures, so that an invalid one is rejected before another one is decoded. */
  private async checkAll<Slot extends string>(
    sent: Slots<Slot, SentImage>,
  ): Promise<Slots<Slot, CheckedImage>> {
    const checked: [string, CheckedImage | null][] = [];
    for (const [slot, image] of Object.entries<SentImage | null>(sent)) {
      checked.push([slot, image && (await this.checkImage(image, slot))]);
    }
    return Object.fromEntries(checked) as Slots<Slot, CheckedImage>;
  }

  private async checkImage(
    { source, visibility, mayBeStored }: SentImage,
    slot: string,
  ): Promise<CheckedImage> {
    const name = imageNameOf(source, visibility);
    if (name === null) return { accepted: await this.acceptImage(source, slot), visibility };
    const stored = { name, visibility };
    if ((visibility === 'public' || mayBeStored) && (await this.files.has(stored))) return { stored };
    throw refusedPicture('invalid_image', slot);
  }

  private async acceptImage(source: string, slot: string): Promise<AcceptedPicture> {
    try {
      return await this.files.accept(pictureSourceOf(source));
    } catch (error) {
      throw withPath(error, slot);
    }
  }

  /** Stores all pictures concurrently; also on failure, `storedImages` contains the stored ones. */
  private async storeAll<Slot extends string>(
    checked: Slots<Slot, CheckedImage>,
    storedImages: StoredImage[],
  ): Promise<Slots<Slot, string>> {
    const storeOne = async ([slot, image]: [string, CheckedImage | null]) => {
      const stored = image && (await this.storeImage(image, slot));
      if (stored) storedImages.push(stored);
      return [slot, stored?.name ?? null] as const;
    };
    const outcomes = await Promise.allSettled(Object.entries<CheckedImage | null>(checked).map(storeOne));
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    if (refused) throw refused.reason;
    const names = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    return Object.fromEntries(names) as Slots<Slot, string>;
  }

  private async storeImage(image: CheckedImage, slot: string): Promise<StoredImage> {
    if ('stored' in image) return image.stored;
    try {
      return await this.files.keepAccepted(image.accepted, image.visibility);
    } catch (error) {
      throw withPath(error, slot);
    }
  }

  /**
   * Locks pictures against `deleteOne` until their rows are committed, always in the same order, so that two requests
   * never wait for each other. A picture that was already deleted must be stored again.
   */
  private async lockImages(manager: EntityManager, images: readonly StoredImage[]): Promise<void> {
    for (const image of uniqueImages(images)) {
      await manager.query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [
        imageFolder(image),
      ]);
      if (!(await this.files.has(image))) throw new PictureGone();
    }
  }

  /** In a transaction of its own, because a file is gone at once and its lock should be short. */
  private deleteOne({ name, visibility }: StoredImage): Promise<keyof Deletions> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await mayDelete(manager))) return 'left';
      const image = { name, visibility };
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [imageFolder(image)]);
      const referenced = await referencedNames(manager, visibility, [name]);
      const isReferenced = referenced.has(name);
      if (!isReferenced) await this.files.delete(image);
      await manager.delete(PictureDeletionEntity, image);
      return isReferenced ? 'referenced' : 'deleted';
    });
  }
}

/** Each picture once, sorted by its folder. */
function uniqueImages(images: readonly StoredImage[]): StoredImage[] {
  const byFolder = new Map(images.map((image) => [imageFolder(image), image]));
  return [...byFolder].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, image]) => image);
}
