import { Injectable } from '@nestjs/common';
import type { AdminEntry, EntryAdd } from '@quartermile/core/domain';
import { readDatabaseTime } from '../../platform/database/database-time.js';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { AdminEvents } from '../admin/index.js';
import { BoardEntries } from '../board/index.js';
import { AdminPresenter, CarChanges } from '../cars/index.js';
import { MediaWarmer } from '../media/index.js';
import { EntryEntity, lockRun } from '../runs/index.js';
import { SubmissionDecisions } from './submission-decisions.service.js';

/** Result of an addition: the entry, and whether it was created. */
export interface Addition {
  readonly entry: AdminEntry;
  readonly isNew: boolean;
}

/** Adds cars to categories, which approves them. */
@Injectable()
export class EntriesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly changes: CarChanges,
    private readonly entries: BoardEntries,
    private readonly events: AdminEvents,
    private readonly warmer: MediaWarmer,
    private readonly present: AdminPresenter,
    private readonly submissions: SubmissionDecisions,
  ) {}

  /**
   * Adds a car to a category with this run, and approves it. Returns the existing entry if there is one, which then shows
   * the better run.
   * @throws AppError `not_found` (404).
   */
  async add({ carId, category }: EntryAdd, admin: AdminIdentity): Promise<Addition> {
    const addition = await this.transactions.run(async (manager) => {
      const locked = await lockRun(manager, carId);
      const where = { vehicleId: locked.vehicleId, category };
      const known = await manager.findOne(EntryEntity, { where, relations: { car: true } });
      if (known && locked.approvedCategories.includes(category)) return { entry: known, isNew: false };
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
      const entries = await this.entries.place(manager, car, [category]);
      if (locked.status !== 'approved') await this.submissions.decided(manager, car);
      if (locked.status === 'pending')
        await this.events.record(manager, { type: 'review', data: { carId, decision: 'approve' } });
      return { entry: entries.find((entry) => entry.category === category), isNew: known === null };
    });
    const { entry, isNew } = addition;
    if (!entry) throw new AppError('not_found');
    await this.transactions.afterCommit(() => this.warmer.warm(entry.car.image));
    return { entry: this.present.entry(entry), isNew };
  }
}
