import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  type Category,
  MARK,
  pageRoutes,
  placesOfBoard,
  SHARE_PICTURE_SIZE,
  type SiteProfile,
  siteLogos,
} from '@quartermile/core/domain';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { currentNetworks } from '../../../platform/http/request-context.js';
import { RenderQueue } from '../../../platform/jobs/render-queue.js';
import { loadSharp } from '../../media/index.js';
import { SundayWraps } from '../../newsletter/index.js';
import { PublicContent } from '../public-content.service.js';
import { ShareCardRenderer } from './share-card-renderer.js';
import {
  boardSubject,
  entrySubject,
  homeSubject,
  raceSubject,
  type ShareSubject,
  segmentSubject,
  wrapSubject,
} from './share-subject.js';

/** Concurrently rendered share pictures. */
const SHARE_PICTURES_AT_ONCE = 2;
/** Maximum queued share pictures; further requests get 503. */
const SHARE_PICTURES_WAITING_MAX = 40;
/** Retry-After of those, s. */
const SHARE_PICTURE_RETRY_S = 10;
/** Maximum memory of cached share pictures, bytes. */
const SHARE_PICTURES_MAX_BYTES = 16 * 1024 * 1024;

/** A share picture, rendered when its bytes are requested. */
export interface SharePicture {
  /** Hash of its content. */
  readonly digest: string;
  /** @throws AppError `unavailable` (503) when too many are waiting. */
  bytes(): Promise<Buffer>;
}

/** Increment when the design changes, to invalidate earlier pictures. */
const DRAWING = 1;
const JPEG = { quality: 84, mozjpeg: true };

/** Twice the size that cards show. */
const toLogo = (picture: Sharp): Sharp => picture.resize({ width: 1400, height: 104, fit: 'inside' }).png();

const pngUrl = (bytes: Buffer): string => `data:image/png;base64,${bytes.toString('base64')}`;

/** Crops a picture to the size of a share card, as JPEG. */
export function toShareCard(picture: Sharp): Sharp {
  const { width, height } = SHARE_PICTURE_SIZE;
  return picture.resize(width, height).flatten({ background: MARK.night }).jpeg(JPEG);
}

/** Share pictures: named by content, rendered once, in turns by network, and cached with a limit. */
@Injectable()
export class SharePictures {
  private readonly cache = new LRUCache<string, Buffer>({
    maxSize: SHARE_PICTURES_MAX_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  private readonly queue = new RenderQueue<Buffer>(
    { running: SHARE_PICTURES_AT_ONCE, waiting: SHARE_PICTURES_WAITING_MAX },
    () => new AppError('unavailable', { retryAfterS: SHARE_PICTURE_RETRY_S }),
  );

  constructor(
    private readonly content: PublicContent,
    private readonly studio: ShareCardRenderer,
    private readonly wraps: SundayWraps,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The card of a board. */
  async ofBoard(category: Category): Promise<SharePicture> {
    const [entries, site] = await Promise.all([this.content.entries(), this.content.site()]);
    const places = placesOfBoard(entries, category);
    return this.toPicture(boardSubject(category, places, site), site);
  }

  /**
   * The card of an entry.
   * @throws AppError `not_found` (404)
   */
  async ofEntry(entryId: string): Promise<SharePicture> {
    const [entries, site] = await Promise.all([this.content.entries(), this.content.site()]);
    const category = entries.find(({ _id }) => _id === entryId)?.category;
    const places = category ? placesOfBoard(entries, category) : [];
    const place = places.find(({ entry }) => entry._id === entryId);
    if (!place) throw new AppError('not_found');
    return this.toPicture(entrySubject(place, site), site);
  }

  /**
   * The card of a race of two entries.
   * @throws AppError `not_found` (404), also for an entry that would race itself
   */
  async ofRace(first: string, second: string): Promise<SharePicture> {
    const [entries, site] = await Promise.all([this.content.entries(), this.content.site()]);
    const one = entries.find(({ _id }) => _id === first);
    const other = entries.find(({ _id }) => _id === second);
    if (!one || !other || one === other) throw new AppError('not_found');
    return this.toPicture(raceSubject(one, other, site), site);
  }

  /** The card of the home page. */
  async ofHome(): Promise<SharePicture> {
    const [entries, site] = await Promise.all([this.content.entries(), this.content.site()]);
    return this.toPicture(homeSubject(placesOfBoard(entries, 'Our Drag Races'), site), site);
  }

  /** The picture of the week as PNG. */
  async ofWeek(): Promise<SharePicture> {
    const [week, site] = await Promise.all([this.wraps.week(), this.content.site()]);
    const address = new URL(this.config.publicUrl).host + pageRoutes.leaderboard;
    return this.toPicture(wrapSubject(week, site, address), site);
  }

  /**
   * The card of a segment.
   * @throws AppError `not_found` (404)
   */
  async ofSegment(slug: string): Promise<SharePicture> {
    const [ranking, site] = await Promise.all([this.content.segment(slug), this.content.site()]);
    return this.toPicture(segmentSubject(ranking, site), site);
  }

  private toPicture(content: ShareSubject, site: SiteProfile): SharePicture {
    const subject = { ...content, logo: siteLogos(site)?.dark ?? null };
    const digest = createHash('sha256')
      .update(JSON.stringify([DRAWING, subject]))
      .digest('base64url');
    return { digest, bytes: () => this.find(digest, subject) };
  }

  private async find(digest: string, subject: ShareSubject): Promise<Buffer> {
    const cached = this.cache.get(digest);
    if (cached) return cached;
    const picture = await this.queue.run(digest, currentNetworks(), () => this.make(subject));
    this.cache.set(digest, picture);
    return picture;
  }

  private async make(subject: ShareSubject): Promise<Buffer> {
    const own = subject.kind === 'home' && (await this.content.draw(subject.picture, toShareCard));
    if (own) return own;
    const logo = await this.content.draw(subject.logo ?? null, toLogo);
    const path = subject.kind === 'entry' ? subject.picture : null;
    const photograph = path === null ? null : await this.content.picture(path, SHARE_PICTURE_SIZE.width);
    const { pixels, width, height } = await this.studio.draw(
      { ...subject, logo: logo && pngUrl(logo) },
      photograph,
    );
    const sharp = await loadSharp();
    const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).flatten();
    return (subject.kind === 'wrap' ? picture.png() : picture.jpeg(JPEG)).toBuffer();
  }
}
