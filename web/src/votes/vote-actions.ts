export { castVote, readOwnVotes } from './cast-vote.js';
export { takeVoteBack } from './take-vote-back.js';
