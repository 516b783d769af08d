import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { apiRoutes } from '@quartermile/core/domain';
import pg from 'pg';
import type { DataSource } from 'typeorm';

/** A vote as a browser sends it. */
export interface SentVote {
  readonly entryId: string;
  readonly key?: string;
  readonly cookie?: string;
  /** The network it comes from, where a proxy is trusted. */
  readonly from?: string;
}

/** Sends a vote to a node; a browser without a cookie is a new one. */
export const sendVote = (node: Pick<NestFastifyApplication, 'inject'>, sent: SentVote) =>
  send(node, apiRoutes.leaderboard.vote, sent);

/** Takes a vote back at a node. */
export const withdrawVote = (node: Pick<NestFastifyApplication, 'inject'>, sent: SentVote) =>
  send(node, apiRoutes.leaderboard.withdrawVote, sent);

const send = (
  node: Pick<NestFastifyApplication, 'inject'>,
  url: string,
  { entryId, key, cookie, from }: SentVote,
) =>
  node.inject({
    method: 'POST',
    url,
    payload: { entryId },
    headers: {
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(cookie !== undefined && { cookie }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    },
  });

/** The answer to a vote. */
export type VoteAnswer = Awaited<ReturnType<typeof sendVote>>;

/** The browser's cookie in a response. */
export const cookieOf = (answer: VoteAnswer): string =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

/** Adds entries directly to the database, and returns their ids in ascending order. */
export async function addEntries(dataSource: DataSource, count: number): Promise<string[]> {
  const rows: { id: string }[] = await dataSource.query(
    `WITH added AS (
       INSERT INTO cars (name, drivetrain, status, approved_categories)
       SELECT 'Car ' || nth, 'AWD', 'approved', '{Votes by Viewers}' FROM generate_series(1, $1) AS nth
       RETURNING id, vehicle_id
     ) INSERT INTO entries (car_id, vehicle_id, category)
       SELECT id, vehicle_id, 'Votes by Viewers' FROM added RETURNING id`,
    [count],
  );
  return rows.map(({ id }) => id).toSorted();
}

/** Counts of entries and the numbers of their rows in `votes`, which must be equal. */
export async function countsOf(dataSource: DataSource, ids: readonly string[]): Promise<[number, number][]> {
  const rows: { votes: number; rows: number }[] = await dataSource.query(
    `SELECT votes, (SELECT count(*)::int FROM votes v WHERE v.entry_id = e.id) AS rows
     FROM unnest($1::uuid[]) WITH ORDINALITY AS i (id, nth) JOIN entries e USING (id) ORDER BY nth`,
    [ids],
  );
  return rows.map(({ votes, rows: stored }) => [votes, stored]);
}

/** An unknown id. */
export const nobody = (): string => randomUUID();

/** Numbers from 1. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Records the statements that this process sends, but for heartbeats and notifications. */
export function recordStatements(): { texts(): string[]; stop(): void } {
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  return {
    texts: () =>
      (spy.mock.calls as unknown as [string | { text: string }][])
        .map(([query]) => (typeof query === 'string' ? query : query.text))
        .filter((text) => text !== 'SELECT 1' && !text.includes('pg_notify')),
    stop: () => spy.mockRestore(),
  };
}
