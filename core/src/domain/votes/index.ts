export { VOTE_QUARTER_MS } from './vote-limits.js';
export {
  type BringBackVotes,
  bringBackVotesSchema,
  type SetAsideResult,
  type SetAsideVotes,
  type SetAsideWindow,
  setAsideResultSchema,
  setAsideVotesSchema,
  type VoteDay,
  type VoteHistory,
  type VoteQuarter,
  voteHistoryQuerySchema,
  voteHistorySchema,
} from './vote-review.js';
