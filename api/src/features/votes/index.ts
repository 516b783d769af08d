export { readLastVotedEntry } from './last-vote.js';
export { mergeVotes } from './merge-votes.js';
export { PauseEntity } from './pause.entity.js';
export { PausesService } from './pauses.service.js';
export { VoteEntity } from './vote.entity.js';
export { SetAsideWindowEntity } from './vote-review/set-aside-window.entity.js';
export { VotesModule } from './votes.module.js';
export { WithdrawnVoteEntity } from './withdrawn-vote.entity.js';
