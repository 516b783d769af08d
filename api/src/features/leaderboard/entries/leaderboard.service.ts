import { Injectable } from '@nestjs/common';
import type { AdminEntry, BoardPage, BoardParameters, Entry, EntryAdd } from '@quartermile/core/domain';
import { DataSource, type EntityManager, type FindOptionsOrder } from 'typeorm';
import { JsonBytes } from '../../../platform/cache/json-bytes.js';
import { RevisionService } from '../../../platform/cache/revision.service.js';
import { readDatabaseTime } from '../../../platform/database/database-time.js';
import { isEntityId } from '../../../platform/database/entity-id.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Transactions } from '../../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { ActivityService, AdminEvents } from '../../admin/index.js';
import { MediaWarmer } from '../../media/index.js';
import { BoardReadModel } from '../board/board-read-model.js';
import { CarEntity } from '../cars/car.entity.js';
import { AdminPresenter } from '../cars/car.presenter.js';
import { CarChanges } from '../cars/car-changes.js';
import { carSubject } from '../cars/car-evidence.js';
import { SubmissionDecisions } from '../submissions/submission-decisions.service.js';
import { EntryEntity } from './entry.entity.js';
import { placeCar } from './place-car.js';
import { type EntryFilter, type EntryPage, selectEntries } from './select-entries.js';

/** Result of an addition: the entry, and whether it was created. */
export interface Addition {
  readonly entry: AdminEntry;
  readonly isNew: boolean;
}

const OLDEST_FIRST: FindOptionsOrder<EntryEntity> = { createdAt: 'ASC', id: 'ASC' };

/** Lists the leaderboard, and adds and deletes entries. */
@Injectable()
export class LeaderboardService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly changes: CarChanges,
    private readonly events: AdminEvents,
    private readonly activity: ActivityService,
    private readonly revision: RevisionService,
    private readonly warmer: MediaWarmer,
    private readonly present: AdminPresenter,
    private readonly board: BoardReadModel,
    private readonly submissions: SubmissionDecisions,
  ) {}

  /** The public leaderboard. */
  async list(filter: EntryFilter): Promise<EntryPage<Entry>> {
    return (await this.board.read()).list(filter);
  }

  /** The public leaderboard as JSON, with the total number of entries regardless of `limit` and `offset`. */
  async listJson(filter: EntryFilter): Promise<{ json: JsonBytes; total: number }> {
    const table = await this.board.read();
    const { entries, total } = table.list(filter);
    return { json: new JsonBytes(Buffer.from(table.toJson(entries))), total };
  }

  /** What a page of the leaderboard shows. */
  async page(parameters: BoardParameters): Promise<BoardPage> {
    return (await this.board.read()).page(parameters);
  }

  /** The leaderboard for the administrator. */
  async listForAdmin(filter: EntryFilter): Promise<EntryPage<AdminEntry>> {
    const rows = await this.dataSource.manager.find(EntryEntity, {
      relations: { car: true },
      order: OLDEST_FIRST,
    });
    return selectEntries(
      rows.map((row) => this.present.entry(row)),
      filter,
    );
  }

  /**
   * Adds a car to a category and approves it. Returns the existing entry if there is one.
   * @throws AppError `not_found` (404).
   */
  async add({ carId, category }: EntryAdd, admin: AdminIdentity): Promise<Addition> {
    const addition = await this.transactions.run(async (manager) => {
      const locked = await lockRow(manager, CarEntity, carId);
      const known = await manager.findOne(EntryEntity, {
        where: { carId, category },
        relations: { car: true },
      });
      if (known) return { entry: known, isNew: false };
      const approval = {
        status: 'approved',
        reviewedAt: await readDatabaseTime(manager),
        rejectionReason: null,
      } as const;
      const context = { admin, action: 'add-entry', also: { category } };
      const car = await this.changes.apply(
        manager,
        locked,
        locked.status === 'approved' ? {} : approval,
        context,
      );
      const entries = await placeCar(manager, car, [category]);
      if (locked.status !== 'approved') await this.submissions.decided(manager, car);
      if (locked.status === 'pending')
        await this.events.record(manager, { type: 'review', data: { carId, decision: 'approve' } });
      return { entry: entries.find((entry) => entry.category === category), isNew: true };
    });
    const { entry, isNew } = addition;
    if (!entry) throw new AppError('not_found');
    await this.transactions.afterCommit(() => this.warmer.warm(entry.car.image));
    return { entry: this.present.entry(entry), isNew };
  }

  /**
   * Deletes an entry with its votes. The car remains approved.
   * @throws AppError `not_found` (404).
   */
  async delete(entryId: string, admin: AdminIdentity): Promise<void> {
    if (!isEntityId(entryId)) throw new AppError('not_found');
    await this.transactions.run(async (manager) => {
      const entry = await manager.findOne(EntryEntity, { where: { id: entryId }, relations: { car: true } });
      const { affected } = await manager.delete(EntryEntity, { id: entryId });
      if (!entry || affected === 0) throw new AppError('not_found');
      await this.recordDeletion(manager, entry, admin);
      await this.revision.bump(manager, [entry.car.id]);
    });
  }

  private recordDeletion(manager: EntityManager, entry: EntryEntity, admin: AdminIdentity): Promise<void> {
    return this.activity.record(manager, {
      actor: admin.email,
      action: 'delete',
      subject: { type: 'entry', id: entry.id, label: carSubject(entry.car).label },
      before: { carId: entry.car.id, category: entry.category, votes: entry.votes },
      after: null,
    });
  }
}
