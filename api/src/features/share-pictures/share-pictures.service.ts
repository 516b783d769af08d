import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type Category,
  placesOfBoard,
  SHARE_PICTURE_RETRY_S,
  SHARE_PICTURE_SIZE,
  SHARE_PICTURES_AT_ONCE,
  SHARE_PICTURES_MAX_BYTES,
  SHARE_PICTURES_WAITING_MAX,
} from '@quartermile/core/domain';
import { AppError } from '../../platform/errors/app-error.js';
import { sharp } from '../../platform/media/sharp.js';
import { PublicContent } from '../../platform/public-content/public-content.service.js';
import { WORK_ORDER, WorkQueue } from '../../platform/work/work-queue.js';
import { KeptPictures } from './kept-pictures.js';
import { ShareStudio } from './share-studio.js';
import { boardSubject, entrySubject, type ShareSubject } from './share-subject.js';

/** A share picture that can be had; it is made only when its bytes are asked for. */
export interface SharePicture {
  /** Names what it shows: another content has another name. */
  readonly digest: string;
  /** @throws AppError `unavailable` (503) when too many are waiting. */
  bytes(): Promise<Buffer>;
}

/** Rises when the drawing changes, so that pictures drawn before are told from those after. */
const DRAWING = 1;
const JPEG = { quality: 84, mozjpeg: true };

/** The pictures of share cards: named by what they show, drawn once, kept within bounds. */
@Injectable()
export class SharePictures {
  private readonly kept = new KeptPictures(SHARE_PICTURES_MAX_BYTES);
  private readonly queue = new WorkQueue(SHARE_PICTURES_AT_ONCE);

  constructor(
    private readonly content: PublicContent,
    private readonly studio: ShareStudio,
  ) {}

  /** The card of a board: its first three. */
  async ofBoard(category: Category): Promise<SharePicture> {
    const [entries, site] = await Promise.all([this.content.entries(), this.content.site()]);
    const places = placesOfBoard(entries, category);
    return this.toPicture(boardSubject(category, places, site.siteName));
  }

  /**
   * The card of an entry.
   * @throws AppError `not_found` (404).
   */
  async ofEntry(entryId: string): Promise<SharePicture> {
    const [entries, site] = await Promise.all([this.content.entries(), this.content.site()]);
    const category = entries.find(({ _id }) => _id === entryId)?.category;
    const places = category ? placesOfBoard(entries, category) : [];
    const place = places.find(({ entry }) => entry._id === entryId);
    if (!place) throw new AppError('not_found');
    return this.toPicture(entrySubject(place, site.siteName));
  }

  private toPicture(subject: ShareSubject): SharePicture {
    const digest = createHash('sha256')
      .update(JSON.stringify([DRAWING, subject]))
      .digest('base64url');
    return { digest, bytes: () => this.find(digest, subject) };
  }

  private async find(digest: string, subject: ShareSubject): Promise<Buffer> {
    if (!this.kept.has(digest) && this.kept.making >= SHARE_PICTURES_WAITING_MAX) {
      throw new AppError('unavailable', { retryAfterS: SHARE_PICTURE_RETRY_S });
    }
    return this.kept.find(digest, () => this.queue.run(1, WORK_ORDER.visitor, () => this.make(subject)));
  }

  private async make(subject: ShareSubject): Promise<Buffer> {
    const path = subject.kind === 'entry' ? subject.picture : null;
    const photograph = path === null ? null : await this.content.picture(path, SHARE_PICTURE_SIZE.width);
    const { pixels, width, height } = await this.studio.draw(subject, photograph);
    return sharp(pixels, { raw: { width, height, channels: 4 } })
      .flatten()
      .jpeg(JPEG)
      .toBuffer();
  }
}
