import { rm } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { parseMediaName } from '@quartermile/core/domain';
import { AppError } from '../../platform/errors/app-error.js';
import { currentNetworks } from '../../platform/http/request-context.js';
import { OperationFailure } from '../../platform/jobs/operation-process/operation-failure.js';
import { WORK_ORDER, type WorkOrder } from '../../platform/jobs/work-queue.js';
import { NetworkShares } from '../../platform/networks/network-shares.js';
import type { PictureHead } from './accepted-picture.js';
import type { MediaFormat } from './media-format.js';
import { nearestWidth } from './nearest-width.js';
import { PICTURE_RETRY_S, PICTURES_WAITING_MAX } from './picture-limits.js';
import type { PictureSource } from './processing/picture-source.js';
import { PictureWork } from './processing/picture-work.js';
import { MediaStore } from './store/media-store.js';
import { imageFolder, type StoredImage, type Visibility } from './stored-image.js';

/**
 * Variants that are being created or wait for it. Few visitors ask for one that was not created ahead, and an IPv6 /48 with
 * three shares leaves a quarter to others.
 */
const VARIANTS = { all: PICTURES_WAITING_MAX, perNetwork: PICTURES_WAITING_MAX / 4 };

/** A variant: width in px and format. */
export interface Variant {
  readonly image: StoredImage;
  readonly width: number;
  readonly format: MediaFormat;
}

/** An uploaded picture whose header was accepted. */
export interface AcceptedPicture {
  readonly source: PictureSource;
  readonly head: PictureHead;
}

const masterKey = (image: StoredImage): string => `${imageFolder(image)}/master`;
const variantKey = ({ image, width, format }: Variant): string => `${imageFolder(image)}/w${width}.${format}`;

/** Files of pictures: masters, and stored variants created from them. */
@Injectable()
export class MediaFiles {
  private readonly logger = new Logger(MediaFiles.name);
  private readonly underWay = new Map<string, Promise<Uint8Array | null>>();
  private readonly shares = new NetworkShares(VARIANTS);

  constructor(
    private readonly store: MediaStore,
    private readonly work: PictureWork,
  ) {}

  /**
   * Checks an uploaded picture by its header, without decoding it.
   * @throws AppError `invalid_image` (400), `unavailable` (503)
   */
  async accept(source: PictureSource): Promise<AcceptedPicture> {
    return { source, head: await this.work.readHead(source) };
  }

  /**
   * Validates, converts and stores a picture; duplicates share a file.
   * @throws AppError `invalid_image` (400), `unavailable` (503)
   */
  async keep(bytes: Buffer, visibility: Visibility): Promise<StoredImage> {
    return this.keepAccepted(await this.accept(bytes), visibility);
  }

  /**
   * Converts and stores an accepted picture; duplicates share a file.
   * @throws AppError `invalid_image` (400), `unavailable` (503)
   */
  async keepAccepted({ source, head }: AcceptedPicture, visibility: Visibility): Promise<StoredImage> {
    const { content, name, mediaType } = await this.work.makeMaster(source, head);
    const image = { name, visibility };
    const isInFile = 'path' in content;
    try {
      if (await this.has(image)) return image;
      if (isInFile) await this.store.putFile(masterKey(image), content.path, mediaType);
      else await this.store.put(masterKey(image), content, mediaType);
      return image;
    } finally {
      if (isInFile) await rm(content.path, { force: true });
    }
  }

  has(image: StoredImage): Promise<boolean> {
    return this.store.has(masterKey(image));
  }

  /** Deletes a picture and its variants. */
  delete(image: StoredImage): Promise<void> {
    return this.store.deleteFolder(imageFolder(image));
  }

  /**
   * The bytes of a variant, created on first use; null for an unknown picture, and for one whose file is damaged.
   * @throws AppError `unavailable` (503) when too many are being created, and when the store cannot be read
   */
  async read(variant: Variant, order: WorkOrder = WORK_ORDER.visitor): Promise<Uint8Array | null> {
    const key = variantKey(variant);
    const stored = await this.store.get(key);
    return stored ?? this.underWay.get(key) ?? this.begin(key, variant, order);
  }

  /**
   * The bytes of a picture as it is stored; null for an unknown one.
   * @throws AppError `unavailable` (503)
   */
  readMaster(image: StoredImage): Promise<Uint8Array | null> {
    return this.store.get(masterKey(image));
  }

  /** The bytes of a picture at the stored width nearest to `wanted` px; null for an unknown or damaged picture. */
  async readNear(image: StoredImage, wanted: number, format: MediaFormat): Promise<Uint8Array | null> {
    const size = parseMediaName(image.name);
    return size ? this.read({ image, width: nearestWidth(size.width, wanted), format }) : null;
  }

  private begin(key: string, variant: Variant, order: WorkOrder): Promise<Uint8Array | null> {
    const networks = currentNetworks();
    if (this.shares.noRoom(networks, 1)) throw new AppError('unavailable', { retryAfterS: PICTURE_RETRY_S });
    this.shares.take(networks, 1);
    const made = this.make(key, variant, order).finally(() => {
      this.underWay.delete(key);
      this.shares.giveBack(networks, 1);
    });
    this.underWay.set(key, made);
    return made;
  }

  private async make(key: string, variant: Variant, order: WorkOrder): Promise<Uint8Array | null> {
    const { image, width, format } = variant;
    const master = await this.store.get(masterKey(image));
    if (!master) return null;
    const bytes = await this.work.makeVariant(master, width, format, order).catch((error: unknown) => {
      if (!(error instanceof OperationFailure)) throw error;
      this.logger.error({ err: error, image: image.name }, 'The file of a picture is damaged');
      return null;
    });
    if (!bytes) return null;
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
