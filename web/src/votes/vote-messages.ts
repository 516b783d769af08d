import { formatCount } from '@quartermile/core/domain';

/** Messages of the boards' page only; other pages do not load them. */
export const boardPageMessages = {
  paused: 'Paused',
  voteSaved: 'Vote saved',
  votePending: (name: string): string =>
    `You are offline. Your vote for ${name} is saved and will be sent once you are online.`,
  pendingVoteSent: 'Your saved vote was sent.',
  pendingVoteRefused: 'A saved vote could not be counted.',
} as const;

/** Labels of the vote button. */
export const voteButtonMessages = {
  vote: 'Vote',
  voted: 'Voted',
  takeBack: 'Take vote back',
  votedFor: (name: string, votes: number): string =>
    `Your vote for ${name} is in. It has ${formatCount(votes)} ${votes === 1 ? 'vote' : 'votes'} now.`,
} as const;
