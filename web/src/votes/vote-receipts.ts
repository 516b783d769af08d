import type { Entry, VoteReceipt } from '@quartermile/core/domain';
import { storeValue } from './stored-ids.js';

/** Lists may miss a vote for a quarter of a second, and pages for two seconds (contract section 1). */
const VALID_MS = 60_000;
const RECEIPTS_MAX = 50;

/** Votes of an entry by its id, when they were received, in ms since 1970, and whether it was for a vote that was taken back. */
type Receipts = Readonly<Record<string, readonly [votes: number, at: number, isLower?: boolean]>>;

/** Receipts of this browser's recent votes, which lists and pages may not include yet. */
export const voteReceipts = storeValue<Receipts>('quartermile.voteReceipts', {}, (stored) =>
  Object.fromEntries(
    Object.entries(stored as Receipts).filter(
      ([, [votes, at]]) => Number.isFinite(votes) && Math.abs(Date.now() - at) < VALID_MS,
    ),
  ),
);

/** Stores the receipt of a vote, or (`isLower`) of one that was taken back. */
export function addReceipt({ entryId, votes }: VoteReceipt, isLower?: true): void {
  const { [entryId]: _, ...others } = voteReceipts.read();
  const latest = Object.entries(others).slice(1 - RECEIPTS_MAX);
  voteReceipts.write({ ...Object.fromEntries(latest), [entryId]: [votes, Date.now(), isLower] });
}

/** An entry's votes, including this browser's own, and without one that it took back. */
export function countWithReceipt({ _id, votes }: Entry, receipts: Receipts): number {
  const [own = votes, , isLower] = receipts[_id] ?? [];
  return Math[isLower ? 'min' : 'max'](votes, own);
}

/** Entries with the votes of the receipts. */
export function withReceipts(entries: readonly Entry[]): readonly Entry[] {
  const receipts = voteReceipts.read();
  return entries.map((entry) =>
    entry._id in receipts ? { ...entry, votes: countWithReceipt(entry, receipts) } : entry,
  );
}
