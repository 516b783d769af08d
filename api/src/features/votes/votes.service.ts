import { Injectable } from '@nestjs/common';
import type { VoteReceipt } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { CountsRevision } from '../../platform/cache/counts-revision.js';
import { isEntityId } from '../../platform/database/entity-id.js';
import { AppError } from '../../platform/errors/app-error.js';
import { failureOf } from '../../platform/errors/postgres-errors.js';
import { digestValue } from '../../platform/http/idempotency/digest-value.js';
import { subjectDigest, ThrottlingService } from '../../platform/http/throttling/throttling.service.js';
import type { Networks } from '../../platform/networks/network-address.js';
import { castVotes, type Vote, type VoteOutcome } from './cast-votes.js';
import { GroupCommit, UNDECIDED } from './group-commit.js';

/** Maximum number of votes in a statement. */
const BATCH_MAX = 500;
/**
 * Votes that are waiting or written on this node, about a second of them. A fifth each for one network, which has at
 * least as many phones as that behind it, and for networks that have none.
 */
const QUEUE = { all: 5000, perNetwork: 1000, kept: 1000 };

const UUID_BYTES = 16;

/** A call of the vote route. */
export interface VoteCall {
  readonly entryId: string;
  /** Id of the browser, from its cookie. */
  readonly voter: string;
  /** The idempotency key, if any. */
  readonly key: string | undefined;
  /** The whole body, which a key is valid for. */
  readonly body: unknown;
  /** The caller's networks. */
  readonly networks: Networks;
}

/** A counted vote. */
export interface CountedVote {
  readonly receipt: VoteReceipt;
  /** The browser it was counted for: that of the first call with the key. */
  readonly voter: string;
}

/** Counts votes, one per entry and browser, in batches. */
@Injectable()
export class VotesService {
  private readonly limits;
  private readonly batches = new GroupCommit<Vote, VoteOutcome>({
    write: (votes) => this.write(votes),
    classify: failureOf,
    batchMax: BATCH_MAX,
    places: QUEUE,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly counts: CountsRevision,
    throttling: ThrottlingService,
  ) {
    this.limits = throttling.rowsOf(['vote', 'votePerHour', 'votePerEntry']);
  }

  /**
   * Counts a browser's vote, and resolves after its commit. The same key with the same body resolves with the first
   * result again.
   * @throws AppError `not_found` (404), `already_voted`, `votes_paused` (409), `idempotency_key_reused` (422),
   * `too_many_requests` (429), `unavailable` (503) when too many votes are waiting, or when it is unknown whether the vote was counted
   */
  async vote({ entryId, voter, key, body, networks }: VoteCall): Promise<CountedVote> {
    const isEntry = isEntityId(entryId);
    // A key may belong to a vote for another entry, even if this id is not valid.
    if (!isEntry && key === undefined) throw new AppError('not_found');
    const counted = this.limits.names.length > 0 ? networks : null;
    const vote: Vote = {
      entryId: isEntry ? entryId : null,
      voter,
      key: key === undefined ? null : toUuid(digestValue(key)),
      body: key === undefined ? null : toUuid(digestValue(body)),
      networks: counted && counted.map(subjectDigest).join(' '),
    };
    const result = await this.batches.add(vote, counted);
    return { receipt: { entryId, votes: votesOf(result) }, voter: result.voter ?? voter };
  }

  /** Ids of the entries that a browser voted for, in the order of its votes. */
  async votedBy(voter: string): Promise<string[]> {
    const rows: { entry_id: string }[] = await this.dataSource.query(
      'SELECT entry_id FROM votes WHERE voter = $1 ORDER BY created_at',
      [voter],
    );
    return rows.map((row) => row.entry_id);
  }

  private async write(votes: readonly Vote[]): Promise<(VoteOutcome | typeof UNDECIDED)[]> {
    const results = await castVotes(this.dataSource, votes, this.limits);
    const counted = new Set<string>();
    for (const [index, { outcome }] of results.entries()) {
      const entryId = votes[index]?.entryId;
      if (outcome === 'counted' && entryId) counted.add(entryId);
    }
    if (counted.size > 0) this.counts.changed([...counted]);
    return results.map((result) => (result.outcome === 'undecided' ? UNDECIDED : result));
  }
}

/** The first half of a SHA-256 digest, in the database's most compact type. */
const toUuid = (digest: Buffer): string => digest.toString('hex', 0, UUID_BYTES);

/** The number of a counted vote; otherwise the error. */
function votesOf({ outcome, votes, waitMs }: VoteOutcome): number {
  switch (outcome) {
    case 'limited':
      throw new AppError('too_many_requests', { retryAfterS: (waitMs ?? 0) / 1000 });
    case 'key_reused':
      throw new AppError('idempotency_key_reused');
    case 'paused':
      throw new AppError('votes_paused');
    case 'not_found':
    case 'already_voted':
      throw new AppError(outcome);
    default:
      return votes ?? 0;
  }
}
