/** Errors of votes that the server answers with. */
export const voteMessages = {
  notVoted: 'This browser has no vote for this car.',
} as const;
