import { Injectable } from '@nestjs/common';
import type { VoteReceipt } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { CountsRevision } from '../../../platform/cache/counts-revision.js';
import { isEntityId } from '../../../platform/database/entity-id.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { EntryEntity } from '../entries/entry.entity.js';

/** A single statement, so that vote and count are consistent and a concurrent duplicate is detected. */
const VOTE = `
  WITH voted AS (
    INSERT INTO votes (entry_id, voter) SELECT id, $2 FROM entries WHERE id = $1
    ON CONFLICT DO NOTHING RETURNING entry_id
  ), counted AS (
    UPDATE entries SET votes = votes + 1 FROM voted WHERE entries.id = voted.entry_id RETURNING votes
  ) SELECT votes FROM counted`;

/** Counts votes, one per entry and browser. */
@Injectable()
export class VotesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counts: CountsRevision,
  ) {}

  /**
   * Counts a browser's vote.
   * @throws AppError `not_found` (404), `already_voted` (409).
   */
  async vote(entryId: string, voter: string): Promise<VoteReceipt> {
    if (!isEntityId(entryId)) throw new AppError('not_found');
    const votes = await this.count(entryId, voter);
    if (votes === undefined)
      throw new AppError((await this.isEntry(entryId)) ? 'already_voted' : 'not_found');
    this.counts.changed([entryId]);
    return { entryId, votes };
  }

  /** Ids of the entries that a browser voted for, in the order of its votes. */
  async votedBy(voter: string): Promise<string[]> {
    const rows: { entry_id: string }[] = await this.dataSource.query(
      'SELECT entry_id FROM votes WHERE voter = $1 ORDER BY created_at',
      [voter],
    );
    return rows.map((row) => row.entry_id);
  }

  private async count(entryId: string, voter: string): Promise<number | undefined> {
    try {
      const rows: { votes: number }[] = await this.dataSource.query(VOTE, [entryId, voter]);
      return rows[0]?.votes;
    } catch (error) {
      // The entry may have been deleted between the two parts of the statement.
      if (await this.isEntry(entryId)) throw error;
      return undefined;
    }
  }

  private isEntry(id: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(EntryEntity, { id });
  }
}
