import { Injectable } from '@nestjs/common';
import { bestRun, CATEGORIES, type Category, isRankedByVotes } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { RevisionService } from '../../platform/cache/revision.service.js';
import { currentRulesVersion } from '../rules/index.js';
import { CarEntity, EntryEntity } from '../runs/index.js';
import { mergeVotes } from '../votes/index.js';
import { detachBoardTimes, settleBoardTimes } from './lineage/board-times.js';
import { detachVoteLeads, endVoteLeads, moveVoteLeads } from './lineage/vote-leads.js';

/**
 * The entries of cars. They follow from the runs: a car is in each category for which a run was approved, with the best
 * of those runs. The caller's transaction must have locked the vehicle (`lockRuns`).
 */
@Injectable()
export class BoardEntries {
  constructor(private readonly revision: RevisionService) {}

  /**
   * Approves a run for more categories. Entries that its car has keep their votes. Entries that show the run from now on
   * get the present version of the rules.
   * @returns the entries of its car in all categories, in the order of the leaderboard, with their runs
   */
  async place(
    manager: EntityManager,
    run: CarEntity,
    categories: readonly Category[],
  ): Promise<EntryEntity[]> {
    const all = new Set([...run.approvedCategories, ...categories]);
    await this.approve(
      manager,
      run,
      CATEGORIES.filter((category) => all.has(category)),
    );
    return this.settle(manager, run.vehicleId, await currentRulesVersion(manager));
  }

  /** Takes a run that will be deleted off all boards, where the next best one of its car replaces it. */
  async withdraw(manager: EntityManager, run: CarEntity): Promise<void> {
    if (run.approvedCategories.length > 0) {
      await this.approve(manager, run, []);
      const shown = await this.settle(manager, run.vehicleId);
      // Whether they are personal bests may depend on this run.
      await this.revision.bump(
        manager,
        shown.map(({ carId }) => carId),
      );
    }
    await detachBoardTimes(manager, run);
    await detachVoteLeads(manager, run);
  }

  /** Takes a car off a board with all its runs. The votes of the entry are deleted. */
  async remove(manager: EntityManager, { vehicleId, category }: EntryEntity): Promise<void> {
    await manager.query(
      'UPDATE cars SET approved_categories = array_remove(approved_categories, $2) WHERE vehicle_id = $1',
      [vehicleId, category],
    );
    await this.settle(manager, vehicleId);
  }

  /**
   * Adds, changes and deletes entries of a car, so that they follow from its runs, and notes its times on the boards for
   * the lineage of the records.
   * @param rulesVersion version for entries that show another run than before; absent: they keep theirs
   * @returns the entries in the order of the leaderboard, with their runs
   */
  async settle(manager: EntityManager, vehicleId: string, rulesVersion?: string): Promise<EntryEntity[]> {
    const runs = await approvedRuns(manager, vehicleId);
    const entries = await lockEntries(manager, vehicleId);
    const settled: EntryEntity[] = [];
    for (const category of CATEGORIES) {
      const entry = entries.find((one) => one.category === category) ?? null;
      const best = bestIn(runs, category);
      if (best) settled.push(await this.show(manager, entry, best, category, rulesVersion));
      else if (entry) await this.delete(manager, entry);
    }
    await settleBoardTimes(manager, vehicleId, runs);
    return settled;
  }

  /**
   * Prepares the entries of a car for the move of some of its runs to another car, whose vehicle is locked, too. An entry
   * with another run left shows that one and keeps its votes. One without goes along; if the other car has an entry
   * there, it gets the votes. Leads by votes go with the votes.
   */
  async prepareMove(
    manager: EntityManager,
    runs: readonly CarEntity[],
    from: string,
    to: string,
  ): Promise<void> {
    const moved = new Set(runs.map(({ id }) => id));
    const left = (await approvedRuns(manager, from)).filter(({ id }) => !moved.has(id));
    const others = await lockEntries(manager, to);
    for (const entry of await lockEntries(manager, from)) {
      const best = bestIn(left, entry.category);
      const other = others.find(({ category }) => category === entry.category);
      if (best) {
        await this.show(manager, entry, best, entry.category);
        continue;
      }
      if (isRankedByVotes(entry.category)) await moveVoteLeads(manager, from, to);
      if (other) {
        await mergeVotes(manager, entry, other);
        await this.delete(manager, entry);
        await this.revision.bump(manager, [other.carId]);
      }
    }
    const isLast = (await manager.countBy(CarEntity, { vehicleId: from })) === runs.length;
    if (isLast) await moveVoteLeads(manager, from, to);
  }

  private async approve(manager: EntityManager, run: CarEntity, categories: Category[]): Promise<void> {
    run.approvedCategories = categories;
    await manager.update(CarEntity, { id: run.id }, { approvedCategories: categories });
  }

  private async show(
    manager: EntityManager,
    entry: EntryEntity | null,
    run: CarEntity,
    category: Category,
    version?: string,
  ): Promise<EntryEntity> {
    const { id: carId, vehicleId } = run;
    if (entry?.carId === carId) return Object.assign(entry, { car: run });
    const rulesVersion = version ?? entry?.rulesVersion ?? (await currentRulesVersion(manager));
    const shown =
      entry ??
      (await manager.save(manager.create(EntryEntity, { category, carId, vehicleId, rulesVersion })));
    if (entry) {
      await this.revision.bump(manager, [entry.carId]);
      await manager.update(EntryEntity, { id: entry.id }, { carId, rulesVersion });
    }
    await this.revision.bump(manager, [carId]);
    return Object.assign(shown, { carId, car: run, rulesVersion });
  }

  private async delete(manager: EntityManager, entry: EntryEntity): Promise<void> {
    if (isRankedByVotes(entry.category)) await endVoteLeads(manager, entry);
    await manager.delete(EntryEntity, { id: entry.id });
    await this.revision.bump(manager, [entry.carId]);
  }
}

const bestIn = (runs: readonly CarEntity[], category: Category): CarEntity | null =>
  bestRun(runs.filter(({ approvedCategories }) => approvedCategories.includes(category)));

function approvedRuns(manager: EntityManager, vehicleId: string): Promise<CarEntity[]> {
  return manager.findBy(CarEntity, { vehicleId, status: 'approved' });
}

/** Locked in the order in which votes lock them. */
function lockEntries(manager: EntityManager, vehicleId: string): Promise<EntryEntity[]> {
  return manager.find(EntryEntity, {
    where: { vehicleId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}
