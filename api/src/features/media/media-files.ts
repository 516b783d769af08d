import { Injectable } from '@nestjs/common';
import { PICTURES_AT_ONCE, parseMediaName } from '@quartermile/core/domain';
import { WORK_ORDER, type WorkOrder, WorkQueue } from '../../platform/jobs/work-queue.js';
import { type Master, makeMaster } from './make-master.js';
import { makeVariant, nearestWidth } from './make-variant.js';
import type { MediaFormat } from './media-format.js';
import { MediaStore } from './store/media-store.js';
import { imageFolder, type StoredImage, type Visibility } from './stored-image.js';

/** A variant: width in px and format. */
export interface Variant {
  readonly image: StoredImage;
  readonly width: number;
  readonly format: MediaFormat;
}

const masterKey = (image: StoredImage): string => `${imageFolder(image)}/master`;
const variantKey = ({ image, width, format }: Variant): string => `${imageFolder(image)}/w${width}.${format}`;

/** Files of pictures: masters, and stored variants created from them. */
@Injectable()
export class MediaFiles {
  /** Limited concurrency: image operations use memory and libuv threads. */
  private readonly queue = new WorkQueue(PICTURES_AT_ONCE);
  private readonly underWay = new Map<string, Promise<Uint8Array | null>>();

  constructor(private readonly store: MediaStore) {}

  /**
   * Validates, converts and stores a picture; duplicates share a file.
   * @throws AppError `invalid_image` (400)
   */
  async keep(bytes: Buffer, visibility: Visibility): Promise<StoredImage> {
    const master: Master = await makeMaster(bytes, this.queue);
    const image = { name: master.name, visibility };
    if (!(await this.has(image))) await this.store.put(masterKey(image), master.bytes, master.mediaType);
    return image;
  }

  has(image: StoredImage): Promise<boolean> {
    return this.store.has(masterKey(image));
  }

  /** Deletes a picture and its variants. */
  delete(image: StoredImage): Promise<void> {
    return this.store.deleteFolder(imageFolder(image));
  }

  /** The bytes of a variant, created on first use; null for an unknown picture. */
  async read(variant: Variant, order: WorkOrder = WORK_ORDER.visitor): Promise<Uint8Array | null> {
    const key = variantKey(variant);
    const stored = await this.store.get(key);
    return stored ?? this.underWay.get(key) ?? this.begin(key, variant, order);
  }

  /** The bytes of a picture at the stored width nearest to `wanted` px; null for an unknown picture. */
  async readNear(image: StoredImage, wanted: number, format: MediaFormat): Promise<Uint8Array | null> {
    const size = parseMediaName(image.name);
    return size ? this.read({ image, width: nearestWidth(size.width, wanted), format }) : null;
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

  /** Deletes a variant whose picture was deleted while it was being created. */
  private async unlessDeleted(image: StoredImage, bytes: Uint8Array): Promise<Uint8Array | null> {
    if (await this.has(image)) return bytes;
    await this.delete(image);
    return null;
  }
}
