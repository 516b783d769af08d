import { Injectable } from '@nestjs/common';
import type {
  PastEvent,
  pastEventAddSchema,
  pastEventPictureAddSchema,
  pastEventVideoAddSchema,
} from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type * as z from 'zod';
import { isEntityId } from '../../database/entity-id.js';
import { lockRow } from '../../database/lock-row.js';
import type { AdminIdentity } from '../../platform/auth/admin-identity.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MediaService, type SentImage } from '../../platform/media/media.service.js';
import type { StoredImage } from '../../platform/media/stored-image.js';
import { PublicChanges } from '../../platform/revision/public-changes.service.js';
import { PastEventEntity } from './past-event.entity.js';
import { toPastEvent } from './past-event.presenter.js';
import {
  columnsOf,
  type KeptNames,
  type PastEventChanges,
  sentImagesOf,
  startOf,
  toSentImage,
  withPicture,
  withVideo,
} from './past-event-changes.js';

/** A change of one past event: who makes it, what it is called, and the pictures it brings along. */
interface Change {
  readonly admin: AdminIdentity;
  readonly action: string;
  readonly images: Record<string, SentImage | null>;
  readonly apply: (event: PastEventEntity, names: KeptNames) => Partial<PastEventEntity>;
}

const PAST_EVENT = { type: 'past-event', labelOf: ({ title }: PastEvent) => title };

/** Events that have been, with their galleries and videos. */
@Injectable()
export class PastEventsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
    private readonly changes: PublicChanges,
  ) {}

  /** All of them, or the featured ones; latest first. */
  async list({ featuredOnly }: { featuredOnly: boolean }): Promise<PastEvent[]> {
    const events = await this.dataSource.getRepository(PastEventEntity).find({
      where: featuredOnly ? { featured: true } : {},
      order: { startsAt: 'DESC', id: 'DESC' },
    });
    return events.map(toPastEvent);
  }

  /** @throws AppError `not_found` */
  async find(id: string): Promise<PastEvent> {
    const found = isEntityId(id) && (await this.dataSource.getRepository(PastEventEntity).findOneBy({ id }));
    if (!found) throw new AppError('not_found');
    return toPastEvent(found);
  }

  /** @throws AppError `image_too_big` (413), `invalid_image` (400) */
  add(sent: z.output<typeof pastEventAddSchema>, admin: AdminIdentity): Promise<PastEvent> {
    return this.media.write({ image: toSentImage(sent.image) }, async (manager, { image }) => {
      const columns = { ...sent, image, startsAt: startOf(sent.date), gallery: [], videos: [] };
      const event = await manager.save(manager.create(PastEventEntity, columns));
      await this.log(manager, { admin, action: 'add' }, null, event);
      return toPastEvent(event);
    });
  }

  /**
   * Sets the fields that are sent; pictures that are shown no more go.
   * @throws AppError `not_found`, `image_too_big` (413), `invalid_image` (400)
   */
  update(id: string, changes: PastEventChanges, admin: AdminIdentity): Promise<PastEvent> {
    return this.change(id, {
      admin,
      action: 'update',
      images: sentImagesOf(changes),
      apply: (_, names) => columnsOf(changes, names),
    });
  }

  /** @throws AppError `not_found` */
  toggleFeatured(id: string, admin: AdminIdentity): Promise<PastEvent> {
    const apply = ({ featured }: PastEventEntity) => ({ featured: !featured });
    return this.change(id, { admin, action: 'toggle-featured', images: {}, apply });
  }

  /** @throws AppError `not_found`, `image_too_big` (413), `invalid_image` (400), `invalid_input` when it is full */
  addPicture(
    id: string,
    { image, caption }: z.output<typeof pastEventPictureAddSchema>,
    admin: AdminIdentity,
  ): Promise<PastEvent> {
    return this.change(id, {
      admin,
      action: 'add-picture',
      images: { image: toSentImage(image) },
      apply: ({ gallery }, names) =>
        names.image ? { gallery: withPicture(gallery, { image: names.image, caption }) } : {},
    });
  }

  /** @throws AppError `not_found`, `invalid_input` when the list is full */
  addVideo(
    id: string,
    video: z.output<typeof pastEventVideoAddSchema>,
    admin: AdminIdentity,
  ): Promise<PastEvent> {
    const apply = ({ videos }: PastEventEntity) => ({ videos: withVideo(videos, video) });
    return this.change(id, { admin, action: 'add-video', images: {}, apply });
  }

  /**
   * Removes a past event with its pictures.
   * @throws AppError `not_found`
   */
  async delete(id: string, admin: AdminIdentity): Promise<void> {
    const deleted = await this.dataSource.transaction(async (manager) => {
      const before = await lockRow(manager, PastEventEntity, id);
      await manager.delete(PastEventEntity, { id });
      await this.log(manager, { admin, action: 'delete' }, before, null);
      return before;
    });
    await this.media.release(imagesOf(deleted));
  }

  private async change(id: string, change: Change): Promise<PastEvent> {
    const { before, after } = await this.media.write(change.images, async (manager, names) => {
      const event = await lockRow(manager, PastEventEntity, id);
      const columns = { ...event, ...change.apply(event, names) };
      const changed = await manager.save(manager.create(PastEventEntity, columns));
      await this.log(manager, change, event, changed);
      return { before: event, after: changed };
    });
    const shown = new Set(imagesOf(after).map(({ name }) => name));
    await this.media.release(imagesOf(before).filter(({ name }) => !shown.has(name)));
    return toPastEvent(after);
  }

  private log(
    manager: EntityManager,
    { admin, action }: Pick<Change, 'admin' | 'action'>,
    before: PastEventEntity | null,
    after: PastEventEntity | null,
  ): Promise<void> {
    const sides = { before: before && toPastEvent(before), after: after && toPastEvent(after) };
    return this.changes.noteShown(manager, { admin, action, ...sides }, PAST_EVENT);
  }
}

function imagesOf({ image, gallery }: PastEventEntity): StoredImage[] {
  const names = [...(image === null ? [] : [image]), ...gallery.map((picture) => picture.image)];
  return names.map((name) => ({ name, visibility: 'public' }));
}
