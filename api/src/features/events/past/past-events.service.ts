import { Injectable } from '@nestjs/common';
import type {
  Deletion,
  PastEvent,
  pastEventAddSchema,
  pastEventPictureAddSchema,
  pastEventVideoAddSchema,
} from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import type * as z from 'zod';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { type ContentKind, type ContentStore, ManagedContent } from '../../managed-content/index.js';
import { PastEventEntity } from './past-event.entity.js';
import { toPastEvent } from './past-event.presenter.js';
import {
  columnsOf,
  type PastEventChanges,
  picturesOfChanges,
  startOf,
  withPicture,
  withVideo,
} from './past-event-changes.js';

const PAST_EVENT: ContentKind<PastEventEntity, PastEvent> = {
  entity: PastEventEntity,
  type: 'past-event',
  present: toPastEvent,
  labelOf: ({ title }) => title,
  picturesOf: ({ image, gallery, source }) => [
    ...(image === null ? [] : [image]),
    ...(source?.pictures ?? []),
    ...gallery.map((picture) => picture.image),
  ],
};

/** Past events with their galleries and videos. */
@Injectable()
export class PastEventsService {
  private readonly events: ContentStore<PastEventEntity, PastEvent>;

  constructor(
    private readonly dataSource: DataSource,
    content: ManagedContent,
  ) {
    this.events = content.storeOf(PAST_EVENT);
  }

  /** All past events, or the featured ones only; latest first. */
  async list({ featuredOnly }: { featuredOnly: boolean }): Promise<PastEvent[]> {
    const events = await this.dataSource.getRepository(PastEventEntity).find({
      where: featuredOnly ? { featured: true } : {},
      order: { startsAt: 'DESC', id: 'DESC' },
    });
    return events.map(toPastEvent);
  }

  /** @throws AppError `not_found` */
  async find(id: string): Promise<PastEvent> {
    return toPastEvent(await this.events.find(id));
  }

  /** @throws AppError `image_too_big` (413), `invalid_image` (400) */
  add(sent: z.output<typeof pastEventAddSchema>, admin: AdminIdentity): Promise<PastEvent> {
    return this.events.add({
      admin,
      pictures: { image: sent.image || null },
      columns: ({ image }) => ({ ...sent, image, startsAt: startOf(sent.date), gallery: [], videos: [] }),
    });
  }

  /**
   * Updates the given fields. Deletes pictures that are no longer used.
   * @throws AppError `not_found`, `changed_meanwhile` (409), `image_too_big` (413), `invalid_image` (400)
   */
  update(id: string, changes: PastEventChanges, admin: AdminIdentity): Promise<PastEvent> {
    return this.events.update(id, {
      admin,
      action: 'update',
      seen: changes._seen,
      pictures: picturesOfChanges(changes),
      columns: (_, names) => columnsOf(changes, names),
    });
  }

  /** @throws AppError `not_found` */
  toggleFeatured(id: string, admin: AdminIdentity): Promise<PastEvent> {
    const columns = ({ featured }: PastEventEntity) => ({ featured: !featured });
    return this.events.update(id, { admin, action: 'toggle-featured', pictures: {}, columns });
  }

  /** @throws AppError `not_found`, `image_too_big` (413), `invalid_image` (400), `invalid_input` for a full gallery */
  addPicture(
    id: string,
    { image, caption }: z.output<typeof pastEventPictureAddSchema>,
    admin: AdminIdentity,
  ): Promise<PastEvent> {
    return this.events.update(id, {
      admin,
      action: 'add-picture',
      pictures: { image: image || null },
      columns: ({ gallery }, names) =>
        names.image ? { gallery: withPicture(gallery, { image: names.image, caption }) } : {},
    });
  }

  /** @throws AppError `not_found`, `invalid_input` when the list is full */
  addVideo(
    id: string,
    video: z.output<typeof pastEventVideoAddSchema>,
    admin: AdminIdentity,
  ): Promise<PastEvent> {
    const columns = ({ videos }: PastEventEntity) => ({ videos: withVideo(videos, video) });
    return this.events.update(id, { admin, action: 'add-video', pictures: {}, columns });
  }

  /**
   * Deletes a past event with its pictures.
   * @throws AppError `not_found`
   */
  delete(id: string, admin: AdminIdentity): Promise<Deletion> {
    return this.events.delete(id, admin);
  }
}
