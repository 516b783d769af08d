import { type IssueProgress, NO_PROGRESS } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import type { DeliveryState } from './issue.js';

const COUNTS = `
  SELECT issue_id AS "issueId", state, count(*)::int AS count FROM newsletter_deliveries
  WHERE $1::uuid IS NULL OR issue_id = $1 GROUP BY issue_id, state`;

/** Number of mails in each state by newsletter; of all newsletters without an id. */
export async function readProgress(
  manager: EntityManager,
  issueId: string | null = null,
): Promise<ReadonlyMap<string, IssueProgress>> {
  const rows: { issueId: string; state: DeliveryState; count: number }[] = await manager.query(COUNTS, [
    issueId,
  ]);
  const progress = new Map<string, IssueProgress>();
  for (const { issueId: id, state, count } of rows) {
    const known = progress.get(id) ?? NO_PROGRESS;
    const shown = state === 'handing' ? 'queued' : state;
    progress.set(id, { ...known, [shown]: known[shown] + count });
  }
  return progress;
}
