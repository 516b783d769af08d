import { Injectable } from '@nestjs/common';
import {
  type EventDocument,
  eventDocumentProblem,
  isUsableEventId,
  type StoredEvent,
} from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type { AdminIdentity } from '../../platform/auth/admin-identity.js';
import { AppError } from '../../platform/errors/app-error.js';
import { PublicChanges } from '../../platform/revision/public-changes.service.js';
import { EventEntity } from './event.entity.js';
import { toEventSubject, toStoredEvent, withoutId } from './event.presenter.js';
import { EventPicturesService, pictureNames } from './event-pictures.service.js';

type Change = { readonly before: EventEntity | null; readonly after: EventEntity | null };

/** The events collection: documents of any shape, kept as they are written. */
@Injectable()
export class EventsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: EventPicturesService,
    private readonly changes: PublicChanges,
  ) {}

  /** All documents, oldest first. */
  async list(): Promise<StoredEvent[]> {
    return (await this.findAll()).map(toStoredEvent);
  }

  /** All of them as they are stored, oldest first. */
  findAll(): Promise<EventEntity[]> {
    return this.dataSource.getRepository(EventEntity).find({ order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /**
   * Stores a document under a new id.
   * @throws AppError `image_too_big` (413), `invalid_image` (400)
   */
  add(sent: EventDocument, admin: AdminIdentity): Promise<StoredEvent> {
    return this.pictures.write(withoutId(sent), async (manager, document) => {
      const event = await manager.save(EventEntity, { document, pictures: pictureNames(document) });
      await this.log(manager, admin, 'add', { before: null, after: event });
      return toStoredEvent(event);
    });
  }

  /**
   * Puts top-level fields into a document; those that are not sent stay.
   * @throws AppError `not_found`, `invalid_input` when the document would grow too large, and those of `add`
   */
  async update(id: string, sent: EventDocument, admin: AdminIdentity): Promise<StoredEvent> {
    const { before, after } = await this.pictures.write(withoutId(sent), async (manager, changes) => {
      const event = await this.findForUpdate(manager, id);
      const changed = merge(event, changes);
      const { document, pictures, updatedAt } = changed;
      // Not saved as an entity: TypeORM's comparison trips over documents with keys such as "hasOwnProperty".
      await manager
        .createQueryBuilder()
        .update(EventEntity)
        .set({ document: () => 'CAST(:document AS jsonb)', pictures, updatedAt })
        .setParameter('document', JSON.stringify(document))
        .where({ id })
        .execute();
      await this.log(manager, admin, 'update', { before: event, after: changed });
      return { before: event, after: changed };
    });
    await this.pictures.release(before.pictures.filter((name) => !after.pictures.includes(name)));
    return toStoredEvent(after);
  }

  /** @throws AppError `not_found` */
  async delete(id: string, admin: AdminIdentity): Promise<void> {
    const deleted = await this.dataSource.transaction(async (manager) => {
      const before = await this.findForUpdate(manager, id);
      await manager.delete(EventEntity, { id });
      await this.log(manager, admin, 'delete', { before, after: null });
      return before;
    });
    await this.pictures.release(deleted.pictures);
  }

  private async findForUpdate(manager: EntityManager, id: string): Promise<EventEntity> {
    const lock = { mode: 'pessimistic_write' } as const;
    const found = isUsableEventId(id) ? await manager.findOne(EventEntity, { where: { id }, lock }) : null;
    if (!found) throw new AppError('not_found');
    return found;
  }

  private async log(
    manager: EntityManager,
    admin: AdminIdentity,
    action: string,
    change: Change,
  ): Promise<void> {
    const event = change.after ?? change.before;
    if (!event) return;
    await this.changes.note(manager, {
      actor: admin.email,
      action,
      subject: toEventSubject(event),
      before: change.before && toStoredEvent(change.before),
      after: change.after && toStoredEvent(change.after),
    });
  }
}

function merge(before: EventEntity, changes: EventDocument): EventEntity {
  const document = { ...before.document, ...changes };
  const problem = eventDocumentProblem(document);
  if (problem)
    throw new AppError('invalid_input', { detail: problem, errors: [{ path: '', message: problem }] });
  return { ...before, document, pictures: pictureNames(document), updatedAt: new Date() };
}
