import { Injectable } from '@nestjs/common';
import { VOTE_NOTICE_PACE_MS, type VoteReceipt } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { isEntityId } from '../../database/entity-id.js';
import { EntryEntity } from '../../platform/board/entry.entity.js';
import { AppError } from '../../platform/errors/app-error.js';
import { RevisionService } from '../../platform/revision/revision.service.js';
import { PacedNotice } from './paced-notice.js';

/** One statement: the vote and the count go together, and of two equal votes the second finds the first. */
const VOTE = `
  WITH voted AS (
    INSERT INTO votes (entry_id, voter) SELECT id, $2 FROM entries WHERE id = $1
    ON CONFLICT DO NOTHING RETURNING entry_id
  ), counted AS (
    UPDATE entries SET votes = votes + 1 FROM voted WHERE entries.id = voted.entry_id RETURNING votes
  ) SELECT votes FROM counted`;

/** Counts viewers' votes: one for each entry and browser. */
@Injectable()
export class VotesService {
  private readonly notice: PacedNotice;

  constructor(
    private readonly dataSource: DataSource,
    revision: RevisionService,
  ) {
    const bump = () => dataSource.transaction((manager) => revision.bump(manager));
    this.notice = new PacedNotice(bump, VOTE_NOTICE_PACE_MS);
  }

  /**
   * Counts a browser's vote. The answer waits for the notice that renews the lists, so that whoever voted
   * finds the vote in them; votes that come close together share one, so that lists are not made anew for
   * each.
   * @throws AppError `not_found` (404), `already_voted` (409).
   */
  async vote(entryId: string, voter: string): Promise<VoteReceipt> {
    if (!isEntityId(entryId)) throw new AppError('not_found');
    const votes = await this.count(entryId, voter);
    if (votes === undefined)
      throw new AppError((await this.isEntry(entryId)) ? 'already_voted' : 'not_found');
    await this.notice.given();
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
      // The entry was deleted between the two halves of the statement.
      if (await this.isEntry(entryId)) throw error;
      return undefined;
    }
  }

  private isEntry(id: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(EntryEntity, { id });
  }
}
