import { Injectable } from '@nestjs/common';
import { formatMediaName } from '@quartermile/core/domain';
import { AppError } from '../../../platform/errors/app-error.js';
import { currentNetworks } from '../../../platform/http/request-context.js';
import { OperationFailure } from '../../../platform/jobs/operation-process/operation-failure.js';
import { type Spend, WORK_ORDER, type WorkOrder, WorkQueue } from '../../../platform/jobs/work-queue.js';
import { acceptedPicture, type PictureHead } from '../accepted-picture.js';
import type { MediaFormat } from '../media-format.js';
import { IMAGE_MAX_PIXELS, PICTURE_RETRY_S } from '../picture-limits.js';
import type { Header } from './picture-operations.js';
import { PictureProcessor } from './picture-processor.js';
import type { PictureContent, PictureSource } from './picture-source.js';

/** Longest side of a stored picture. */
const IMAGE_STORED_SIDE_PX = 2560;

/** Concurrent image operations; a memory-intensive one runs alone. */
const PICTURES_AT_ONCE = 2;

/** Time limit for decoding an uploaded picture; it takes a few seconds, longer only on an overloaded machine. */
const PICTURE_DECODING_MAX_S = 60;
/** Time limit for the comparison of a stored picture, which takes a fraction of a second; the process goes on after it. */
export const PICTURE_COMPARISON_MAX_S = 10;

/** A stored picture: rotated, in sRGB, without metadata, its longest side at most 2560 px. */
export interface Master {
  readonly content: PictureContent;
  readonly mediaType: 'image/jpeg' | 'image/webp';
  /** Hash of its content, and its size. */
  readonly name: string;
}

/** Transferring a large picture takes 10 ms of CPU time, so its header is first looked for in these bytes. */
const HEADER_BYTES = 256 * 1024;
/** First bytes of JPEG and PNG, whose header precedes the pixels. Other formats may need the end of the file. */
const HEADER_FIRST = new Set([0xff, 0x89]);

const TOO_COSTLY =
  'This image takes too long to process. Please save it in another format, or choose another.';

/** Queue of picture operations. Limited concurrency bounds their memory; networks take turns, counted in CPU time. */
@Injectable()
export class PictureWork {
  private readonly queue = new WorkQueue(PICTURES_AT_ONCE);

  constructor(private readonly processor: PictureProcessor) {}

  /** Number of pictures that wait to be decoded or encoded. */
  get waitingCount(): number {
    return this.queue.waitingCount;
  }

  /**
   * Reads a picture's header and checks format and size without decoding.
   * @throws AppError `invalid_image` (400), with a specific message for its size; `unavailable` (503)
   */
  async readHead(source: PictureSource): Promise<PictureHead> {
    const beginning = beginningOf(source);
    const header = await this.readHeader(beginning)
      .catch((error: unknown) => {
        if (!isRefusal(error) || beginning === source) throw error;
        return this.readHeader(source);
      })
      .catch((error: unknown) => Promise.reject(uploadError(error)));
    return acceptedPicture(header);
  }

  /** Takes a millisecond, so it does not wait for pictures that are being decoded. */
  private readHeader(source: PictureSource): Promise<Header> {
    const read = () => this.processor.run('readHeader', source);
    return read().catch((error: unknown) => this.repeatAlone(error, WORK_ORDER.upload, read));
  }

  /**
   * Converts an uploaded picture to the stored one. The caller removes a file that it returns. Uses only the first frame.
   * @throws AppError `invalid_image` (400) for an incomplete picture, and for one that takes too much CPU time;
   * `unavailable` (503) when the machine is too busy to decode it. All count against limits, but a full disk (503) does
   * not.
   */
  async makeMaster(source: PictureSource, head: PictureHead): Promise<Master> {
    const { hasAlpha } = head;
    const options = {
      hasAlpha,
      maxPixels: IMAGE_MAX_PIXELS,
      side: IMAGE_STORED_SIDE_PX,
      timeoutS: PICTURE_DECODING_MAX_S,
    };
    const encode = (spend: Spend) => this.processor.runMeasured(spend, 'encodeMaster', source, options);
    const weight = head.isHeavy ? PICTURES_AT_ONCE : 1;
    const made = await this.queue
      .run(encode, { weight, order: WORK_ORDER.upload, networks: currentNetworks() })
      .catch((error: unknown) => this.repeatAlone(error, WORK_ORDER.upload, encode))
      .catch((error: unknown) => Promise.reject(uploadError(error, { isCounted: true })));
    return {
      content: made.content,
      mediaType: hasAlpha ? 'image/webp' : 'image/jpeg',
      name: formatMediaName(made.hash, made),
    };
  }

  /**
   * Creates a variant of a master in a width (px) and format.
   * @throws OperationFailure `refused` for a master that cannot be decoded; AppError `unavailable` (503)
   */
  async makeVariant(
    master: Uint8Array,
    width: number,
    format: MediaFormat,
    order: WorkOrder,
  ): Promise<Uint8Array> {
    const encode = (spend: Spend) =>
      this.processor.runMeasured(spend, 'encodeVariant', master, width, format);
    return this.queue
      .run(encode, { order, networks: currentNetworks() })
      .catch((error: unknown) => this.repeatAlone(error, order, encode))
      .catch((error: unknown) => Promise.reject(isRefusal(error) ? error : unavailable(error)));
  }

  /**
   * The looks of a master in 72 bytes; null for one that is too plain to be recognized. Visitors and uploads precede it.
   * @throws OperationFailure
   */
  fingerprint(master: Uint8Array): Promise<Uint8Array | null> {
    const compute = () => this.processor.run('fingerprint', master, PICTURE_COMPARISON_MAX_S);
    return this.queue
      .run(compute, { order: WORK_ORDER.ahead })
      .catch((error: unknown) => this.repeatAlone(error, WORK_ORDER.ahead, compute));
  }

  /** Repeats an interrupted operation once while no other runs, so that another picture's crash does not matter. */
  private repeatAlone<Result>(
    error: unknown,
    order: WorkOrder,
    operation: (spend: Spend) => Promise<Result>,
  ): Promise<Result> {
    if (!(error instanceof OperationFailure) || error.reason !== 'interrupted') throw error;
    return this.queue.run(operation, { weight: PICTURES_AT_ONCE, order, networks: currentNetworks() });
  }
}

/** What is sent to the process to read a header of; the process reads files itself. */
function beginningOf(source: PictureSource): PictureSource {
  const isPart =
    source instanceof Uint8Array && source.length > HEADER_BYTES && HEADER_FIRST.has(source[0] ?? 0);
  return isPart ? source.subarray(0, HEADER_BYTES) : source;
}

const isRefusal = (error: unknown): boolean =>
  error instanceof OperationFailure && error.reason === 'refused';

const unavailable = (cause: unknown, more: object = {}): AppError =>
  new AppError('unavailable', { ...more, cause, retryAfterS: PICTURE_RETRY_S });

/** A picture that the library refuses, or that crashes it, is invalid. */
function uploadError(error: unknown, more: { readonly isCounted?: boolean } = {}): unknown {
  if (!(error instanceof OperationFailure)) return error;
  if (error.reason === 'interrupted' || error.reason === 'io') return unavailable(error);
  if (error.reason === 'late') return unavailable(error, more);
  const detail = error.reason === 'costly' ? { detail: TOO_COSTLY } : {};
  return new AppError('invalid_image', { ...more, ...detail, cause: error });
}
