/** Errors of votes that the server answers with. */
export const voteMessages = {
  notVoted: 'This browser has no vote for this car.',
} as const;

/** Messages about votes that are set aside. */
export const voteReviewMessages = {
  instant: 'Please enter a date and time.',
  order: 'The end must be after the start.',
  tooFarAhead: 'The end may be at most a day ahead.',
  reasonRequired: 'Please give a reason.',
  windowRequired: 'Please select votes that are set aside.',
  alreadyBroughtBack: 'These votes were already brought back.',
} as const;
