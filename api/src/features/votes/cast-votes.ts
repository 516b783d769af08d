import { IDEMPOTENCY_TTL_MS } from '@quartermile/core/domain';
import type { DataSource } from 'typeorm';
import { poolOf } from '../../platform/database/connection-pool.js';
import type { LimitRows } from '../../platform/http/throttling/throttling.service.js';

/** A vote to be counted. */
export interface Vote {
  /** The entry's id; null for a text that cannot be one. */
  readonly entryId: string | null;
  readonly voter: string;
  /** Digest of the idempotency key as a UUID; null without one. */
  readonly key: string | null;
  /** Digest of the request's body as a UUID; null without a key. */
  readonly body: string | null;
  /** Digests of the caller's networks, narrowest first, separated by spaces; null when they are not limited. */
  readonly networks: string | null;
}

/** The outcome of a vote, see `cast-votes.sql`. */
export interface VoteOutcome {
  readonly outcome:
    | 'counted'
    | 'repeated'
    | 'already_voted'
    | 'not_found'
    | 'key_reused'
    | 'limited'
    | 'paused'
    | 'undecided';
  /** The entry's votes including this one, where it is or was counted. */
  readonly votes: number | null;
  /** The voter of the first call with this key, where it is repeated. */
  readonly voter: string | null;
  /** Time until the limit's window ends, where the call is limited. */
  readonly waitMs: number | null;
}

/**
 * Time limit for the response to a statement, so that a silent connection does not delay all later votes. The clients'
 * own limit is longer, so that they receive the error.
 */
const STATEMENT_TIMEOUT_MS = 5000;

const CAST_VOTES = {
  // An option of pg that its types lack.
  query_timeout: STATEMENT_TIMEOUT_MS,
  name: 'cast-votes',
  text: `SELECT outcome, votes, voter, wait_ms AS "waitMs"
  FROM cast_votes($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::integer[], $8::integer[],
    (extract(epoch FROM clock_timestamp()) * 1000)::bigint, $9)`,
};

/**
 * Counts a batch of votes in one statement and one transaction, which also takes the points of the rate limits. A vote
 * that is not counted takes none.
 * @returns the outcomes in the order of the votes
 */
export async function castVotes(
  dataSource: DataSource,
  votes: readonly Vote[],
  { names, points, windowsMs }: LimitRows,
): Promise<VoteOutcome[]> {
  const values = [
    votes.map(({ entryId }) => entryId),
    votes.map(({ voter }) => voter),
    votes.map(({ key }) => key),
    votes.map(({ body }) => body),
    votes.map(({ networks }) => networks),
    names,
    points,
    windowsMs,
    IDEMPOTENCY_TTL_MS,
  ];
  return (await poolOf(dataSource).query<VoteOutcome>({ ...CAST_VOTES, values })).rows;
}
