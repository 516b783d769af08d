import { Injectable } from '@nestjs/common';
import type { AdminEntry, BoardPage, BoardParameters, Category, Entry } from '@quartermile/core/domain';
import { DataSource, type EntityManager, type FindOptionsOrder } from 'typeorm';
import { JsonBytes } from '../../platform/cache/json-bytes.js';
import { isEntityId } from '../../platform/database/entity-id.js';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { ActivityService } from '../admin/index.js';
import { PictureLinks } from '../media/index.js';
import { carSubject, EntryEntity, lockVehiclesOf, toAdminEntry } from '../runs/index.js';
import { readLastVotedEntry } from '../votes/index.js';
import { BoardEntries } from './board-entries.service.js';
import { BoardReadModel } from './board-read-model.js';
import type { PlacePage } from './board-table.js';
import { type EntryFilter, type EntryPage, selectEntries } from './select-entries.js';

const OLDEST_FIRST: FindOptionsOrder<EntryEntity> = { createdAt: 'ASC', id: 'ASC' };

/** Lists the leaderboard, and deletes entries. */
@Injectable()
export class LeaderboardService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly entries: BoardEntries,
    private readonly activity: ActivityService,
    private readonly links: PictureLinks,
    private readonly board: BoardReadModel,
  ) {}

  /** The public leaderboard. */
  async list(filter: EntryFilter): Promise<EntryPage<Entry>> {
    return (await this.board.read()).list(filter);
  }

  /** The public leaderboard as JSON, with the total number of entries regardless of `limit` and `offset`. */
  async listJson(filter: EntryFilter): Promise<{ json: JsonBytes; total: number }> {
    const table = await this.board.read();
    const { entries, total } = table.list(filter);
    return { json: new JsonBytes(table.toJson(entries)), total };
  }

  /** What a page of the leaderboard shows. */
  async page(parameters: BoardParameters): Promise<BoardPage> {
    return (await this.board.read()).page(parameters);
  }

  /** Places of a board with their vehicles. */
  async places(filter: EntryFilter & { readonly category: Category }): Promise<PlacePage> {
    return (await this.board.read()).places(filter);
  }

  /** The id of the entry with the last vote, on a board or (null) on any; null without a vote. */
  lastVotedEntry(category: Category | null): Promise<string | null> {
    return readLastVotedEntry(this.dataSource, category);
  }

  /** The leaderboard for the administrator. */
  async listForAdmin(filter: EntryFilter): Promise<EntryPage<AdminEntry>> {
    const rows = await this.dataSource.manager.find(EntryEntity, {
      relations: { car: true },
      order: OLDEST_FIRST,
    });
    return selectEntries(
      rows.map((row) => toAdminEntry(row, (image) => this.links.link(image))),
      filter,
    );
  }

  /**
   * Deletes an entry with its votes: the car leaves the board with all its runs, which remain approved.
   * @throws AppError `not_found` (404).
   */
  async delete(entryId: string, admin: AdminIdentity): Promise<void> {
    if (!isEntityId(entryId)) throw new AppError('not_found');
    await this.transactions.run(async (manager) => {
      const { carId } = (await manager.findOneBy(EntryEntity, { id: entryId })) ?? {};
      if (carId === undefined) throw new AppError('not_found');
      await lockVehiclesOf(manager, [carId]);
      // Another transaction may have changed or deleted it before it was locked.
      const entry = await manager.findOne(EntryEntity, { where: { id: entryId }, relations: { car: true } });
      if (!entry) throw new AppError('not_found');
      await this.recordDeletion(manager, entry, admin);
      await this.entries.remove(manager, entry);
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
