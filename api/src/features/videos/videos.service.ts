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
import { decideThumbnail } from './decide-thumbnail.js';
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
    const insert = (source: string | null) => this.insert(video, source, admin);
    return video.thumbnail ? insert(video.thumbnail) : this.withSitePicture(video.link, insert);
  }

  private insert(
    { title, link, thumbnail: sent }: z.output<typeof videoAddSchema>,
    source: string | null,
    admin: AdminIdentity,
  ): Promise<Video> {
    return this.media.write({ thumbnail: picture(source) }, async (manager, { thumbnail }) => {
      const thumbnailFetched = !sent && thumbnail !== null;
      const video = await manager.save(
        manager.create(VideoEntity, { title, link, thumbnail, thumbnailFetched }),
      );
      await this.changes.noteShown(
        manager,
        { admin, action: 'add', before: null, after: toVideo(video) },
        VIDEO,
      );
      return toVideo(video);
    });
  }

  /** Writes a video with its site's own picture; without one where there is none or what is sent is none. */
  private async withSitePicture<Result>(
    link: string,
    write: (source: string | null) => Promise<Result>,
  ): Promise<Result> {
    const found = await this.thumbnails.find(link);
    try {
      return await write(found);
    } catch (error) {
      // Nobody here sent that picture: a video without one is better than none.
      if (found === null || !isRefusedPicture(error)) throw error;
      return write(null);
    }
  }

  /**
   * Sets the fields that are sent. A null thumbnail gives way to the video site's own, and one that was fetched
   * from there goes with its link. A picture that is shown no more is removed.
   * @throws AppError `not_found` (404), `image_too_big` (413), `invalid_image` (400)
   */
  async update(
    id: string,
    changes: z.output<typeof videoUpdateSchema>,
    admin: AdminIdentity,
  ): Promise<Video> {
    const present = isEntityId(id) && (await this.dataSource.getRepository(VideoEntity).findOneBy({ id }));
    if (!present) throw new AppError('not_found');
    const write = (source: string | null) => this.write(id, changes, source, admin);
    const decision = decideThumbnail(present, changes);
    if (decision === 'site') return this.withSitePicture(changes.link ?? present.link, write);
    return write(decision === 'sent' ? (changes.thumbnail ?? null) : null);
  }

  /** Writes the changes with the picture that was sent or fetched, if any. */
  private async write(
    id: string,
    changes: z.output<typeof videoUpdateSchema>,
    source: string | null,
    admin: AdminIdentity,
  ): Promise<Video> {
    const written = await this.media.write(
      { thumbnail: picture(source) },
      async (manager, { thumbnail: kept }) => {
        const video = await lockRow(manager, VideoEntity, id);
        // Decided again on the locked row: another change may have come in between.
        const decision = decideThumbnail(video, changes);
        const { thumbnail: _, ...columns } = changes;
        const shown = { thumbnail: kept, thumbnailFetched: decision === 'site' && kept !== null };
        const changed = await manager.save(
          manager.create(VideoEntity, { ...video, ...columns, ...(decision !== 'keep' && shown) }),
        );
        await this.changes.noteShown(
          manager,
          { admin, action: 'update', before: toVideo(video), after: toVideo(changed) },
          VIDEO,
        );
        return { before: video, after: changed, kept };
      },
    );
    const { before, after, kept } = written;
    const unshown = [before.thumbnail, kept].filter((name) => name !== after.thumbnail);
    await this.release(...unshown);
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
    await this.release(deleted.thumbnail);
  }

  private async release(...names: readonly (string | null)[]): Promise<void> {
    const pictures = names.filter((name) => name !== null);
    await this.media.release(pictures.map((name) => ({ name, visibility: 'public' })));
  }
}

const picture = (source: string | null): SentImage | null =>
  source === null ? null : { source, visibility: 'public' };

const isRefusedPicture = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'invalid_image' || error.code === 'image_too_big');
