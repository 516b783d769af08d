export { type Burst, type EntryRate, findBursts } from './burst-rule.js';
export { takenBackMessages } from './taken-back-messages.js';
export {
  BURST_FLOOR,
  BURST_GAP_MS,
  BURST_USUAL_PERIOD_MS,
  SET_ASIDE_AHEAD_MAX_MS,
  SET_ASIDE_WINDOWS_MAX,
  VOTE_HISTORY_DAYS,
  VOTE_HISTORY_QUARTERS,
  VOTE_QUARTER_MS,
  WITHDRAWN_VOTES_DAYS,
} from './vote-limits.js';
export {
  type BringBackVotes,
  bringBackVotesSchema,
  type SetAsideResult,
  type SetAsideVotes,
  type SetAsideWindow,
  setAsideResultSchema,
  setAsideVotesSchema,
  setAsideWindowSchema,
  type VoteDay,
  type VoteHistory,
  type VoteQuarter,
  voteHistoryQuerySchema,
  voteHistorySchema,
} from './vote-review.js';
export { type VoteStanding, voteStanding, voteStandingText } from './vote-standing.js';
