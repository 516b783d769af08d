import { Injectable } from '@nestjs/common';
import {
  type Deletion,
  SITE_TIME_ZONE,
  type Video,
  type ViewReceipt,
  type videoAddSchema,
  type videoUpdateSchema,
} from '@quartermile/core/domain';
import { DataSource, IsNull } from 'typeorm';
import type * as z from 'zod';
import { CountsRevision } from '../../platform/cache/counts-revision.js';
import { isEntityId } from '../../platform/database/entity-id.js';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { RunVideos } from '../cars/index.js';
import {
  type ContentKind,
  type ContentStore,
  ManagedContent,
  publishAtColumn,
} from '../managed-content/index.js';
import { decideThumbnail } from './decide-thumbnail.js';
import { VideoEntity } from './video.entity.js';
import { toVideo } from './video.presenter.js';
import { VideoThumbnails } from './video-thumbnails.service.js';

const videoKind = (runs: RunVideos): ContentKind<VideoEntity, Video> => ({
  entity: VideoEntity,
  type: 'video',
  present: toVideo,
  labelOf: ({ title }) => title,
  picturesOf: ({ thumbnail }) => (thumbnail === null ? [] : [thumbnail]),
  async write(manager, video) {
    await manager.save(manager.create(VideoEntity, video));
    await runs.renew(manager, video);
  },
  // The newest video is the one that was published last.
  schedule: { field: 'publishAt', published: () => ({ createdAt: new Date() }) },
  release: (manager, { id }, admin) => runs.releaseAll(manager, id, admin),
});

/** A single statement updates both counts. The row lock of the first update serialises views of the same video. */
const COUNT_VIEW = `
  WITH counted AS (
    UPDATE videos SET views = views + 1 WHERE id = $1 AND publish_at IS NULL RETURNING id, views
  ), noted AS (
    INSERT INTO video_views (day, video_id, views)
    SELECT (now() AT TIME ZONE $2)::date, id, 1 FROM counted
    ON CONFLICT (day, video_id) DO UPDATE SET views = video_views.views + 1
  ) SELECT views FROM counted`;

/** The creator's videos. */
@Injectable()
export class VideosService {
  private readonly videos: ContentStore<VideoEntity, Video>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly thumbnails: VideoThumbnails,
    private readonly counts: CountsRevision,
    private readonly runs: RunVideos,
    content: ManagedContent,
  ) {
    this.videos = content.storeOf(videoKind(runs));
  }

  /** All published videos, newest first, each with the number of its cars; with scheduled ones on request. */
  async list({ withScheduled = false } = {}): Promise<Video[]> {
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    const where = withScheduled ? {} : { publishAt: IsNull() };
    const videos = await this.dataSource.getRepository(VideoEntity).find({ where, order });
    const counted = await this.runs.countCars();
    return videos.map((video) => {
      const cars = counted.get(video.id);
      return { ...toVideo(video), ...(cars !== undefined && { cars }) };
    });
  }

  /**
   * Counts a view.
   * @throws AppError `not_found` (404)
   */
  async view(id: string): Promise<ViewReceipt> {
    if (!isEntityId(id)) throw new AppError('not_found');
    const [counted] = await this.transactions.run((manager) =>
      manager.query<{ views: number }[]>(COUNT_VIEW, [id, SITE_TIME_ZONE]),
    );
    if (!counted) throw new AppError('not_found');
    await this.transactions.afterCommit(() => this.counts.changed([]));
    return { _id: id, views: counted.views };
  }

  /**
   * Adds a video. Without an uploaded thumbnail, the one of the video's site is fetched if possible.
   * @throws AppError `image_too_big` (413), `invalid_image` (400)
   */
  async add(video: z.output<typeof videoAddSchema>, admin: AdminIdentity): Promise<Video> {
    const insert = (source: string | null) => this.insert(video, source, admin);
    return video.thumbnail ? insert(video.thumbnail) : this.withSitePicture(video.link, insert);
  }

  private insert(
    { title, link, thumbnail: sent, publishAt }: z.output<typeof videoAddSchema>,
    source: string | null,
    admin: AdminIdentity,
  ): Promise<Video> {
    return this.videos.add({
      admin,
      pictures: { thumbnail: source },
      columns: ({ thumbnail }) => ({
        title,
        link,
        thumbnail,
        thumbnailFetched: !sent && thumbnail !== null,
        ...publishAtColumn(publishAt),
      }),
    });
  }

  /** Writes a video with the picture of its site, or without one if it is missing or invalid. */
  private async withSitePicture<Result>(
    link: string,
    write: (source: string | null) => Promise<Result>,
  ): Promise<Result> {
    const picture = await this.thumbnails.find(link);
    try {
      return await write(picture);
    } catch (error) {
      // The picture was not uploaded by the administrator, so an invalid one must not reject the video.
      if (picture === null || !isRefusedPicture(error)) throw error;
      return write(null);
    }
  }

  /**
   * Updates the given fields. A null thumbnail is replaced by that of the video's site, and a fetched one is replaced
   * when the link changes. Deletes pictures that are no longer used.
   * @throws AppError `not_found` (404), `changed_meanwhile` (409), `image_too_big` (413), `invalid_image` (400)
   */
  async update(
    id: string,
    changes: z.output<typeof videoUpdateSchema>,
    admin: AdminIdentity,
  ): Promise<Video> {
    const present = await this.videos.find(id);
    const write = (source: string | null) => this.write(id, changes, source, admin);
    const decision = decideThumbnail(present, changes);
    if (decision === 'site') return this.withSitePicture(changes.link ?? present.link, write);
    return write(decision === 'sent' ? (changes.thumbnail ?? null) : null);
  }

  /** Writes the changes with the uploaded or fetched picture, if any. */
  private write(
    id: string,
    changes: z.output<typeof videoUpdateSchema>,
    source: string | null,
    admin: AdminIdentity,
  ): Promise<Video> {
    const { thumbnail: _, _seen: seen, publishAt, ...fields } = changes;
    return this.videos.update(id, {
      admin,
      action: 'update',
      seen,
      pictures: { thumbnail: source },
      columns: (video, { thumbnail }) => {
        // Decide again on the locked row, which may have been changed concurrently.
        const decision = decideThumbnail(video, changes);
        const shown = { thumbnail, thumbnailFetched: decision === 'site' && thumbnail !== null };
        return { ...fields, ...publishAtColumn(publishAt), ...(decision !== 'keep' && shown) };
      },
    });
  }

  /**
   * Deletes a video with its picture.
   * @throws AppError `not_found` (404)
   */
  delete(id: string, admin: AdminIdentity): Promise<Deletion> {
    return this.videos.delete(id, admin);
  }
}

const isRefusedPicture = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'invalid_image' || error.code === 'image_too_big');
