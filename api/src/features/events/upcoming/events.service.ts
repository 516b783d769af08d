import { Injectable } from '@nestjs/common';
import {
  type Deletion,
  type EventDocument,
  eventDocumentProblem,
  type eventDocumentSchema,
  type eventUpdateSchema,
  isUsableEventId,
  type StoredEvent,
} from '@quartermile/core/domain';
import { DataSource, IsNull } from 'typeorm';
import type * as z from 'zod';
import { AppError } from '../../../platform/errors/app-error.js';
import { invalidField } from '../../../platform/errors/invalid-field.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import {
  type ContentKind,
  type ContentStore,
  ManagedContent,
  publishAtColumn,
} from '../../managed-content/index.js';
import { EventEntity } from './event.entity.js';
import { eventLabel, toStoredEvent, withoutColumns } from './event.presenter.js';
import { EventPicturesService, type PictureNames, pictureNames } from './event-pictures.service.js';

const EVENT: ContentKind<EventEntity, StoredEvent> = {
  entity: EventEntity,
  type: 'event',
  present: toStoredEvent,
  labelOf: eventLabel,
  picturesOf: ({ pictures }) => pictures,
  // Imported documents may have ids that are not UUIDs.
  isId: isUsableEventId,
  schedule: { field: '_publishAt', published: () => ({ updatedAt: new Date() }) },
  // Not saved as an entity: TypeORM's comparison fails for documents with keys such as "hasOwnProperty".
  write: (manager, { id, document, pictures, updatedAt, publishAt }) =>
    manager
      .createQueryBuilder()
      .update(EventEntity)
      .set({ document: () => 'CAST(:document AS jsonb)', pictures, updatedAt, publishAt })
      .setParameter('document', JSON.stringify(document))
      .where({ id })
      .execute(),
};

/** The events collection: documents of any shape, stored unchanged. */
@Injectable()
export class EventsService {
  private readonly events: ContentStore<EventEntity, StoredEvent>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: EventPicturesService,
    content: ManagedContent,
  ) {
    this.events = content.storeOf(EVENT);
  }

  /** All published documents, oldest first; with scheduled ones on request. */
  async list({ withScheduled = false } = {}): Promise<StoredEvent[]> {
    return (await this.findAll({ withScheduled })).map(toStoredEvent);
  }

  /** All published rows, oldest first; with scheduled ones on request. */
  findAll({ withScheduled = false } = {}): Promise<EventEntity[]> {
    const where = withScheduled ? {} : { publishAt: IsNull() };
    return this.dataSource.getRepository(EventEntity).find({ where, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** @throws AppError `not_found`, also for one that is scheduled */
  async find(id: string): Promise<EventEntity> {
    const event = await this.events.find(id);
    if (event.publishAt) throw new AppError('not_found');
    return event;
  }

  /**
   * Stores a document under a new id.
   * @throws AppError `image_too_big` (413), `invalid_image` (400)
   */
  async add(sent: z.output<typeof eventDocumentSchema>, admin: AdminIdentity): Promise<StoredEvent> {
    const { pictures, place } = await this.pictures.read(withoutColumns(sent));
    const columns = (names: PictureNames) => {
      const document = place(names);
      return { document, pictures: pictureNames(document), ...publishAtColumn(sent._publishAt) };
    };
    return this.events.add({ admin, pictures, columns });
  }

  /**
   * Replaces the given top-level fields of a document; others are left unchanged.
   * @throws AppError `not_found`, `changed_meanwhile` (409), `invalid_input` when the document would become too large, and
   * errors of `add`
   */
  async update(
    id: string,
    { _seen: seen, ...sent }: z.output<typeof eventUpdateSchema>,
    admin: AdminIdentity,
  ): Promise<StoredEvent> {
    const { pictures, place } = await this.pictures.read(withoutColumns(sent));
    const columns = (event: EventEntity, names: PictureNames) => ({
      ...merge(event, place(names)),
      ...publishAtColumn(sent._publishAt),
    });
    return this.events.update(id, { admin, action: 'update', seen, pictures, columns });
  }

  /** @throws AppError `not_found` */
  delete(id: string, admin: AdminIdentity): Promise<Deletion> {
    return this.events.delete(id, admin);
  }
}

/** @throws AppError `invalid_input` */
function merge(before: EventEntity, changes: EventDocument): Partial<EventEntity> {
  const document = { ...before.document, ...changes };
  const problem = eventDocumentProblem(document);
  if (problem) throw invalidField('', problem);
  return { document, pictures: pictureNames(document), updatedAt: new Date() };
}
