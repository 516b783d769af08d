import { type Deletion, overwrites } from '@quartermile/core/domain';
import type { DataSource, DeepPartial, EntityManager, FindOptionsWhere } from 'typeorm';
import { isEntityId } from '../../platform/database/entity-id.js';
import { lockRow } from '../../platform/database/lock-row.js';
import type { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { type PublicChanges, SERVER } from '../admin/index.js';
import type { MediaService, SentImage } from '../media/index.js';
import type { Addition, Change, ContentKind, PictureSources } from './content-kind.js';
import { lockDue, reschedule, type SchedulableRow } from './schedule.js';

/** The actor of what was scheduled. */
const THE_SERVER = { email: SERVER };

/** A change of a row, for the activity log. */
interface Recorded<Shown> {
  readonly admin: Pick<AdminIdentity, 'email'>;
  readonly action: string;
  readonly before: Shown | null;
  readonly after: Shown | null;
}

/**
 * Adds, changes and deletes rows of one kind. Each operation is a transaction that includes the activity record and a
 * new content revision. Rows are locked before changes, and pictures that are no longer used are deleted.
 */
export class ContentStore<Row extends SchedulableRow, Shown extends { readonly id: string }> {
  constructor(
    private readonly kind: ContentKind<Row, Shown>,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly media: MediaService,
    private readonly changes: PublicChanges,
  ) {}

  /**
   * Finds a row by its id, without locking it.
   * @throws AppError `not_found` (404)
   */
  async find(id: string): Promise<Row> {
    const { entity, isId = isEntityId } = this.kind;
    const where = { id } as FindOptionsWhere<Row>;
    const row = isId(id) ? await this.dataSource.getRepository(entity).findOneBy(where) : null;
    if (!row) throw new AppError('not_found');
    return row;
  }

  /** @throws AppError `image_too_big` (413), `invalid_image` (400), and errors of `columns` */
  add<Place extends string>({ admin, pictures, columns }: Addition<Row, Place>): Promise<Shown> {
    return this.media.write(toSentImages(pictures), async (manager, names) => {
      const sent = manager.create(this.kind.entity, columns(names));
      await this.reschedule(manager, null, sent);
      const row = await manager.save(sent);
      const after = this.kind.present(row);
      await this.record(manager, { admin, action: 'add', before: null, after });
      return after;
    });
  }

  /**
   * @throws AppError `not_found` (404), `changed_meanwhile` (409), `image_too_big` (413), `invalid_image` (400), and errors
   * of `columns`
   */
  async update<Place extends string>(id: string, change: Change<Row, Place>): Promise<Shown> {
    const { admin, action, pictures, columns, seen } = change;
    const { present, picturesOf } = this.kind;
    const written = await this.media.write(toSentImages(pictures), async (manager, names) => {
      const before = await this.lock(manager, id);
      const sent = { ...before, ...columns(before, names) };
      const current = present(before);
      if (overwrites(seen, current, present(sent))) throw new AppError('changed_meanwhile', { current });
      const changed = { ...sent, ...(await this.reschedule(manager, before, sent)) };
      const after = await this.write(manager, changed);
      await this.record(manager, { admin, action, before: current, after: present(after) });
      return { before, after, names: Object.values<string | null>(names) };
    });
    const { before, after, names } = written;
    const shown = new Set(picturesOf(after));
    // A stored picture may be unused, because the row may have changed before it was locked.
    const stored = names.filter((name) => name !== null);
    await this.release([...picturesOf(before), ...stored].filter((name) => !shown.has(name)));
    return present(after);
  }

  /** @throws AppError `not_found` (404), and errors of `refuseDeletion` */
  async delete(id: string, admin: AdminIdentity): Promise<Deletion> {
    const { entity, present, picturesOf, refuseDeletion, release } = this.kind;
    const deleted = await this.transactions.run(async (manager) => {
      const before = await this.lock(manager, id);
      await refuseDeletion?.(manager, before);
      await release?.(manager, before, admin);
      await manager.delete(entity, { id } as FindOptionsWhere<Row>);
      await this.record(manager, { admin, action: 'delete', before: present(before), after: null });
      return before;
    });
    await this.release(picturesOf(deleted));
    return { deleted: true };
  }

  /** Publishes a scheduled row, unless it is no longer due. */
  publish(id: string): Promise<void> {
    const { entity, present, schedule } = this.kind;
    return this.transactions.run(async (manager) => {
      const before = await lockDue(manager, entity, id);
      if (!before) return;
      const after = await this.write(manager, { ...before, publishAt: null, ...schedule?.published?.() });
      const shown = { before: present(before), after: present(after) };
      await this.record(manager, { admin: THE_SERVER, action: 'publish', ...shown });
    });
  }

  private reschedule(manager: EntityManager, before: Row | null, sent: Row): Promise<Partial<Row>> {
    const { schedule } = this.kind;
    return schedule ? reschedule(manager, schedule, before, sent) : Promise.resolve({});
  }

  private lock(manager: EntityManager, id: string): Promise<Row> {
    return lockRow(manager, this.kind.entity, id, this.kind.isId);
  }

  private async write(manager: EntityManager, changed: Row): Promise<Row> {
    const { entity, write } = this.kind;
    if (!write) return manager.save(manager.create(entity, changed as DeepPartial<Row>));
    await write(manager, changed);
    return changed;
  }

  private async record(manager: EntityManager, recorded: Recorded<Shown>): Promise<void> {
    const { admin, action, before, after } = recorded;
    const shown = after ?? before;
    if (!shown) return;
    const subject = { type: this.kind.type, id: shown.id, label: this.kind.labelOf(shown) };
    await this.changes.note(manager, { actor: admin.email, action, subject, before, after });
  }

  private release(names: readonly string[]): Promise<void> {
    return this.media.release(names.map((name) => ({ name, visibility: 'public' })));
  }
}

function toSentImages<Place extends string>(pictures: PictureSources<Place>) {
  const images = Object.entries<string | null>(pictures).map(([place, source]) => [
    place,
    source === null ? null : { source, visibility: 'public' },
  ]);
  return Object.fromEntries(images) as Record<Place, SentImage | null>;
}
