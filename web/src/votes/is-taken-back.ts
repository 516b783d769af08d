import { pendingWithdrawals } from './stored-ids.js';
import { voteReceipts } from './vote-receipts.js';

/** Whether this browser took its vote for an entry back, now or in the last minute, so that others may not know it yet. */
export function isTakenBack(entryId: string): boolean {
  return pendingWithdrawals.read().includes(entryId) || Boolean(voteReceipts.read()[entryId]?.[2]);
}
