import { Injectable } from '@nestjs/common';
import {
  SITE_TIME_ZONE,
  type Video,
  type ViewReceipt,
  type videoAddSchema,
  type videoUpdateSchema,
} from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import type * as z from 'zod';
import { isEntityId } from '../../database/entity-id.js';
import { lockRow } from '../../database/lock-row.js';
import type { AdminIdentity } from '../../platform/auth/admin-identity.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MediaService, type SentImage } from '../../platform/media/media.service.js';
import { PublicChanges } from '../../platform/revision/public-changes.service.js';
import { RevisionService } from '../../platform/revision/revision.service.js';
import { VideoEntity } from './video.entity.js';
import { toVideo } from './video.presenter.js';
import { VideoThumbnails } from './video-thumbnails.service.js';

const VIDEO = { type: 'video', labelOf: ({ title }: Video) => title };

/** The view and its day's count go together; whoever counts for the same video waits at the first of the two. */
const COUNT_VIEW = `
  WITH counted AS (
    UPDATE videos SET views = views + 1 WHERE id = $1 RETURNING id, views
  ), noted AS (
    INSERT INTO video_views (day, video_id, views)
    SELECT (now() AT TIME ZONE $2)::date, id, 1 FROM counted
    ON CONFLICT (day, video_id) DO UPDATE SET views = video_views.views + 1
  ) SELECT views FROM counted`;

/** The creator's videos. */
@Injectable()
export class VideosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
    private readonly thumbnails: VideoThumbnails,
    private readonly changes: PublicChanges,
    private readonly revision: RevisionService,
  ) {}

  /** All videos, newest first. */
  async list(): Promise<Video[]> {
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    return (await this.dataSource.getRepository(VideoEntity).find({ order })).map(toVideo);
  }

  /**
   * Counts a view.
   * @throws AppError `not_found` (404)
   */
  view(id: string): Promise<ViewReceipt> {
    if (!isEntityId(id)) throw new AppError('not_found');
    return this.dataSource.transaction(async (manager) => {
      const [counted] = await manager.query<{ views: number }[]>(COUNT_VIEW, [id, SITE_TIME_ZONE]);
      if (!counted) throw new AppError('not_found');
      await this.revision.bump(manager);
      return { _id: id, views: counted.views };
    });
  }

  /**
   * Adds a video; without a picture of its own it gets the video site's, where that can be reached and is one.
   * @throws AppError `image_too_big` (413), `invalid_image` (400)
   */
  async add(video: z.output<typeof videoAddSchema>, admin: AdminIdentity): Promise<Video> {
    if (video.thumbnail) return this.insert(video, video.thumbnail, admin);
    const found = await this.thumbnails.find(video.link);
    try {
      return await this.insert(video, found, admin);
    } catch (error) {
      // Nobody here sent that picture: a video without one is better than none.
      if (found === null || !isRefusedPicture(error)) throw error;
      return this.insert(video, null, admin);
    }
  }

  private insert(
    { title, link }: Pick<VideoEntity, 'title' | 'link'>,
    source: string | null,
    admin: AdminIdentity,
  ): Promise<Video> {
    return this.media.write({ thumbnail: picture(source) }, async (manager, { thumbnail }) => {
      const video = await manager.save(manager.create(VideoEntity, { title, link, thumbnail }));
      await this.changes.noteShown(
        manager,
        { admin, action: 'add', before: null, after: toVideo(video) },
        VIDEO,
      );
      return toVideo(video);
    });
  }

  /**
   * Sets the fields that are sent; null takes the picture away, and one that is shown no more goes.
   * @throws AppError `not_found` (404), `image_too_big` (413), `invalid_image` (400)
   */
  async update(
    id: string,
    { thumbnail: sent, ...columns }: z.output<typeof videoUpdateSchema>,
    admin: AdminIdentity,
  ): Promise<Video> {
    const { before, after } = await this.media.write(
      { thumbnail: picture(sent ?? null) },
      async (manager, { thumbnail }) => {
        const video = await lockRow(manager, VideoEntity, id);
        const changes = { ...columns, ...(sent !== undefined && { thumbnail }) };
        const changed = await manager.save(manager.create(VideoEntity, { ...video, ...changes }));
        await this.changes.noteShown(
          manager,
          { admin, action: 'update', before: toVideo(video), after: toVideo(changed) },
          VIDEO,
        );
        return { before: video, after: changed };
      },
    );
    if (before.thumbnail !== after.thumbnail) await this.release(before);
    return toVideo(after);
  }

  /**
   * Removes a video with its picture.
   * @throws AppError `not_found` (404)
   */
  async delete(id: string, admin: AdminIdentity): Promise<void> {
    const deleted = await this.dataSource.transaction(async (manager) => {
      const before = await lockRow(manager, VideoEntity, id);
      await manager.delete(VideoEntity, { id });
      await this.changes.noteShown(
        manager,
        { admin, action: 'delete', before: toVideo(before), after: null },
        VIDEO,
      );
      return before;
    });
    await this.release(deleted);
  }

  private async release({ thumbnail }: VideoEntity): Promise<void> {
    if (thumbnail !== null) await this.media.release([{ name: thumbnail, visibility: 'public' }]);
  }
}

const picture = (source: string | null): SentImage | null =>
  source === null ? null : { source, visibility: 'public' };

const isRefusedPicture = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'invalid_image' || error.code === 'image_too_big');
