import type { Entry, VoteReceipt } from '@quartermile/core/domain';
import { storeValue } from './stored-ids.js';

/** Lists may miss a vote for a quarter of a second, and pages for two seconds (contract section 1). */
const VALID_MS = 60_000;
const RECEIPTS_MAX = 50;

/** Votes of an entry by its id, and when they were received, in ms since 1970. */
type Receipts = Readonly<Record<string, readonly [votes: number, at: number]>>;

/** Receipts of this browser's recent votes, which lists and pages may not include yet. */
export const voteReceipts = storeValue<Receipts>('quartermile.voteReceipts', {}, (stored) =>
  Object.fromEntries(
    Object.entries(stored as Receipts).filter(
      ([, [votes, at]]) => Number.isFinite(votes) && Math.abs(Date.now() - at) < VALID_MS,
    ),
  ),
);

/** Stores a receipt. */
export function addReceipt({ entryId, votes }: VoteReceipt): void {
  const { [entryId]: _, ...others } = voteReceipts.read();
  const latest = Object.entries(others).slice(1 - RECEIPTS_MAX);
  voteReceipts.write({ ...Object.fromEntries(latest), [entryId]: [votes, Date.now()] });
}

/** An entry's votes, including this browser's own. */
export function countWithReceipt({ _id, votes }: Entry, receipts: Receipts): number {
  return Math.max(votes, receipts[_id]?.[0] ?? 0);
}

/** Entries with the votes of the receipts. */
export function withReceipts(entries: readonly Entry[]): readonly Entry[] {
  const receipts = voteReceipts.read();
  return entries.map((entry) =>
    entry._id in receipts ? { ...entry, votes: countWithReceipt(entry, receipts) } : entry,
  );
}
