import { Injectable } from '@nestjs/common';
import { PICTURES_AT_ONCE } from '@quartermile/core/domain';
import { MediaStore } from '../storage/media-store.js';
import { WORK_ORDER, type WorkOrder, WorkQueue } from '../work/work-queue.js';
import { type Master, makeMaster } from './make-master.js';
import { makeVariant } from './make-variant.js';
import type { MediaFormat } from './media-format.js';
import { imageFolder, type StoredImage, type Visibility } from './stored-image.js';

/** One picture as it is sent: at a width in px, in a format. */
export interface Variant {
  readonly image: StoredImage;
  readonly width: number;
  readonly format: MediaFormat;
}

const masterKey = (image: StoredImage): string => `${imageFolder(image)}/master`;
const variantKey = ({ image, width, format }: Variant): string => `${imageFolder(image)}/w${width}.${format}`;

/** The files of pictures: masters, and the variants that are made from them once and kept. */
@Injectable()
export class MediaFiles {
  /** Few at a time: they take memory, and the threads that files are read with. */
  private readonly queue = new WorkQueue(PICTURES_AT_ONCE);
  private readonly underWay = new Map<string, Promise<Uint8Array | null>>();

  constructor(private readonly store: MediaStore) {}

  /**
   * Checks, turns, strips and keeps a picture; one with the same content is there already.
   * @throws AppError `invalid_image` (400).
   */
  async keep(bytes: Buffer, visibility: Visibility): Promise<StoredImage> {
    const master: Master = await makeMaster(bytes, this.queue);
    const image = { name: master.name, visibility };
    if (!(await this.has(image))) await this.store.put(masterKey(image), master.bytes, master.mediaType);
    return image;
  }

  /** Whether the store holds a picture. */
  has(image: StoredImage): Promise<boolean> {
    return this.store.has(masterKey(image));
  }

  /** Removes a picture with all that was made from it. */
  delete(image: StoredImage): Promise<void> {
    return this.store.deleteFolder(imageFolder(image));
  }

  /** The bytes of a variant, made now when they never were; null for an unknown picture. */
  async read(variant: Variant, order: WorkOrder = WORK_ORDER.visitor): Promise<Uint8Array | null> {
    const key = variantKey(variant);
    const kept = await this.store.get(key);
    return kept ?? this.underWay.get(key) ?? this.begin(key, variant, order);
  }

  private begin(key: string, variant: Variant, order: WorkOrder): Promise<Uint8Array | null> {
    const made = this.make(key, variant, order).finally(() => this.underWay.delete(key));
    this.underWay.set(key, made);
    return made;
  }

  private async make(key: string, variant: Variant, order: WorkOrder): Promise<Uint8Array | null> {
    const { image, width, format } = variant;
    const master = await this.store.get(masterKey(image));
    if (!master) return null;
    const bytes = await this.queue.run(1, order, () => makeVariant(master, width, format));
    await this.store.put(key, bytes, `image/${format}`);
    return this.unlessDeleted(image, bytes);
  }

  /** A picture that was deleted while a variant of it was made must not live on in that variant. */
  private async unlessDeleted(image: StoredImage, bytes: Uint8Array): Promise<Uint8Array | null> {
    if (await this.has(image)) return bytes;
    await this.delete(image);
    return null;
  }
}
