import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CountsRevision } from '../../platform/cache/counts-revision.js';
import { RevisionService } from '../../platform/cache/revision.service.js';
import { isEntityId } from '../../platform/database/entity-id.js';
import { BoardTable } from './board-table.js';
import { readLeads } from './lineage/read-board-times.js';
import { PendingChanges } from './pending-changes.js';
import { readLastWeek } from './positions/last-week.js';
import { readAllEntries, readEntriesOfCars, readVotes } from './public-entries.js';
import { SharedUpdate } from './shared-update.js';

/** A renewal that failed. */
export interface FailedRenewal {
  readonly at: Date;
  readonly error: unknown;
}

/**
 * The public leaderboard of this node in memory. It is loaded at the first read. Later reads apply the changes since
 * the last one: one query for changed cars, one for changed votes. While this node may miss notifications, each read
 * loads everything.
 */
@Injectable()
export class BoardReadModel {
  private table: BoardTable | null = null;
  /** The table that has leads and positions of last week. */
  private timed: BoardTable | null = null;
  /** When the positions of last week will be others, by this node's clock, ms since 1970. */
  private dayEnds = 0;
  private pending = new PendingChanges();
  private renewed: Date | null = null;
  private failed: FailedRenewal | null = null;
  private readonly update = new SharedUpdate(() => this.apply());

  constructor(
    private readonly dataSource: DataSource,
    private readonly revision: RevisionService,
    counts: CountsRevision,
  ) {
    revision.onChange(({ cars }) => {
      if (cars?.length === 0) return;
      this.pending.addCars(idsOf(cars));
      this.update.changed();
    });
    counts.onChange(({ entries }) => {
      if (entries?.length === 0) return;
      this.pending.addEntries(idsOf(entries));
      this.update.changed();
    });
  }

  /** The last renewal, and its failure unless one has succeeded since. */
  get status(): { readonly renewedAt: Date | null; readonly failure: FailedRenewal | null } {
    return { renewedAt: this.renewed, failure: this.failed };
  }

  /**
   * The leaderboard with all changes that were announced on this node before the call. Use it before the next
   * `await`: a later read may change it.
   */
  read(): Promise<BoardTable> {
    if (this.revision.current === null) {
      this.pending.addCars(null);
      this.update.changed();
    }
    if (Date.now() >= this.dayEnds) this.update.changed();
    return this.update.read();
  }

  private async apply(): Promise<BoardTable> {
    const changes = this.pending;
    this.pending = new PendingChanges();
    try {
      this.table =
        this.table && changes.cars ? await this.patch(this.table, changes, changes.cars) : await this.load();
      await this.renewTiming(this.table, changes);
      this.renewed = new Date();
      this.failed = null;
      return this.table;
    } catch (error) {
      this.failed = { at: new Date(), error };
      this.pending.addAll(changes);
      throw error;
    }
  }

  /** Leads follow from content. The positions of last week change at midnight, and are not in a new table. */
  private async renewTiming(table: BoardTable, { cars }: PendingChanges): Promise<void> {
    if (table !== this.timed || !cars || cars.size > 0) table.setLeads(await readLeads(this.dataSource));
    if (table !== this.timed || Date.now() >= this.dayEnds) {
      const { positions, validForMs } = await readLastWeek(this.dataSource);
      table.setLastWeek(positions);
      this.dayEnds = Date.now() + validForMs;
    }
    this.timed = table;
  }

  /** Releases the outdated table first, so that the memory holds one. */
  private async load(): Promise<BoardTable> {
    this.table = null;
    this.timed = null;
    this.update.release();
    const table = new BoardTable();
    await readAllEntries(this.dataSource, (rows) => table.add(rows));
    return table;
  }

  /** Changes the table only after both queries, in one step. */
  private async patch(
    table: BoardTable,
    { entries }: PendingChanges,
    cars: ReadonlySet<string>,
  ): Promise<BoardTable> {
    const [carIds, entryIds] = [[...cars], entries && [...entries]];
    const [rows, votes] = await Promise.all([
      carIds.length > 0 ? readEntriesOfCars(this.dataSource, carIds) : [],
      entryIds?.length === 0 ? [] : readVotes(this.dataSource, entryIds),
    ]);
    table.replaceCars(carIds, rows);
    table.setVotes(votes);
    return table;
  }
}

/** Ids as the database writes them. A notification from elsewhere may contain texts that could not be queried. */
function idsOf(ids: readonly string[] | null): readonly string[] | null {
  return ids?.every(isEntityId) ? ids.map((id) => id.toLowerCase()) : null;
}
