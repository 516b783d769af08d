import type { Client } from 'pg';
import type { KeyedWrite, Targets } from '../faults/keyed-writes.js';

/** What became of acknowledged writes. */
export interface WriteCounts {
  /** Kinds of writes that are not in the database. */
  readonly lost: string[];
  /** Kinds of writes that are there more than once. */
  readonly doubled: string[];
  /** Votes as counted, those that are set aside included, and as rows. */
  readonly votes: number;
  readonly voteRows: number;
}

/** Looks for writes in the database. */
export async function countWrites(
  client: Client,
  { entry }: Targets,
  writes: readonly KeyedWrite[],
): Promise<WriteCounts> {
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const { kind, counted } of writes) {
    if (!counted) continue;
    const acts = await client.query<{ count: number }>(counted[0], [counted[1]]);
    const count = acts.rows[0]?.count ?? 0;
    if (count < 1) lost.push(kind);
    if (count > 1) doubled.push(kind);
  }
  const { rows } = await client.query<{ votes: number; voteRows: number }>(
    `SELECT votes + votes_set_aside AS votes, (SELECT count(*)::int FROM votes) AS "voteRows"
     FROM entries WHERE id = $1`,
    [entry],
  );
  return { lost, doubled, votes: rows[0]?.votes ?? 0, voteRows: rows[0]?.voteRows ?? 0 };
}
