import type { RecordedChange } from './recorded-change.js';

/** Changes of reviewed votes. */
export const voteReviewChanges: readonly RecordedChange[] = [
  {
    route: 'POST /api/leaderboard/votes/set-aside',
    records: ['set-aside', 'entry', 'changes'],
    body: ({ entry }) => ({
      entryId: entry,
      from: '2026-11-02T10:00:00.000Z',
      to: '2026-11-02T10:15:00.000Z',
      reason: 'A script',
    }),
  },
  {
    route: 'POST /api/leaderboard/votes/bring-back',
    records: ['bring-back', 'entry', 'changes'],
    body: ({ window }) => ({ windowId: window }),
  },
];
