import { Injectable } from '@nestjs/common';
import {
  type EventDocument,
  isDayOver,
  isUsableEventId,
  type PastEvent,
  type pastEventAddSchema,
  readEvent,
  type StoredEvent,
} from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type * as z from 'zod';
import { lockRow } from '../../../platform/database/lock-row.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { PublicChanges } from '../../admin/index.js';
import { MediaService, type SentImage } from '../../media/index.js';
import { EventEntity } from '../upcoming/event.entity.js';
import { eventLabel, toStoredEvent } from '../upcoming/event.presenter.js';
import { PastEventEntity } from './past-event.entity.js';
import { toPastEvent } from './past-event.presenter.js';
import { startOf } from './past-event-changes.js';

/** Turns events into past events and back. Each is one transaction with its records and a new content revision. */
@Injectable()
export class EventConversions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
    private readonly changes: PublicChanges,
  ) {}

  /**
   * Stores a past event and removes the event that it was, with its entry list and ladder. An event that is a past
   * event already is left unchanged, so that a repeated call is harmless.
   * @throws AppError `not_found`, `event_not_over` (409), `image_too_big` (413), `invalid_image` (400)
   */
  async toPastEvent(
    id: string,
    sent: z.output<typeof pastEventAddSchema>,
    admin: AdminIdentity,
  ): Promise<PastEvent> {
    const earlier = await this.earlierPastEvent(this.dataSource.manager, id);
    if (earlier) return toPastEvent(earlier);
    const image: SentImage | null = sent.image ? { source: sent.image, visibility: 'public' } : null;
    return this.media.write({ image }, async (manager, names) => {
      const [event] = await manager.find(EventEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      // Another call may have been quicker.
      const other = event ? null : await this.earlierPastEvent(manager, id);
      if (other) return toPastEvent(other);
      if (!event) throw new AppError('not_found');
      if (!isDayOver(readEvent(toStoredEvent(event)), new Date())) throw new AppError('event_not_over');
      const { document, pictures, createdAt, lineup } = event;
      const text = JSON.stringify(document);
      const source = { id: event.id, document: text, pictures, createdAt: createdAt.toISOString() };
      const row = manager.create(PastEventEntity, {
        ...{ title: sent.title, description: sent.description, date: sent.date, location: sent.location },
        ...{
          featured: sent.featured,
          image: names.image,
          startsAt: startOf(sent.date),
          gallery: [],
          videos: [],
        },
      });
      const past = await manager.save(Object.assign(row, { source, lineup }));
      await manager.delete(EventEntity, { id: event.id });
      const stored = toStoredEvent(event);
      await this.record(manager, admin, 'to-past-event', stored, {
        before: stored,
        after: toPastEvent(past),
      });
      return toPastEvent(past);
    });
  }

  /**
   * Undoes that: the event is as it was, with the entry list and ladder; the past event is removed.
   * @throws AppError `not_found`, also for a past event that was no event; `past_event_has_media` (409) when pictures or
   * videos were added to it; `conflict` (409) when there is an event of that id again
   */
  async toEvent(id: string, admin: AdminIdentity): Promise<StoredEvent> {
    const { event, unused } = await this.media.write({}, async (manager) => {
      const past = await lockRow(manager, PastEventEntity, id);
      const { source, lineup, image, gallery, videos } = past;
      if (!source) throw new AppError('not_found');
      if (gallery.length + videos.length > 0) throw new AppError('past_event_has_media');
      if (await manager.existsBy(EventEntity, { id: source.id })) throw new AppError('conflict');
      await manager.query(
        `INSERT INTO events (id, document, pictures, created_at, updated_at, lineup)
         VALUES ($1, $2::jsonb, $3, $4, clock_timestamp(), $5::jsonb)`,
        [source.id, source.document, source.pictures, source.createdAt, lineup && JSON.stringify(lineup)],
      );
      await manager.delete(PastEventEntity, { id });
      const restored = { ...(JSON.parse(source.document) as EventDocument), id: source.id };
      await this.record(manager, admin, 'to-event', restored, { before: toPastEvent(past), after: restored });
      return { event: restored, unused: image };
    });
    if (unused !== null) await this.media.release([{ name: unused, visibility: 'public' }]);
    return event;
  }

  private record(
    manager: EntityManager,
    admin: AdminIdentity,
    action: 'to-past-event' | 'to-event',
    event: StoredEvent,
    shown: { readonly before: object; readonly after: object },
  ): Promise<void> {
    const subject = { type: 'event', id: event.id, label: eventLabel(event) };
    return this.changes.note(manager, { actor: admin.email, action, subject, ...shown });
  }

  /**
   * The past event that an event has become; null while there is an event of that id.
   * @throws AppError `not_found` for an id that no event can have
   */
  private async earlierPastEvent(manager: EntityManager, id: string): Promise<PastEventEntity | null> {
    if (!isUsableEventId(id)) throw new AppError('not_found');
    if (await manager.existsBy(EventEntity, { id })) return null;
    return manager
      .createQueryBuilder(PastEventEntity, 'event')
      .where("event.source ->> 'id' = :id", { id })
      .orderBy('event.createdAt', 'DESC')
      .getOne();
  }
}
