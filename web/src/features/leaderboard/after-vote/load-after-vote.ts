/** Loads what is offered after a vote; nothing is offered where it cannot be loaded. */
export const loadAfterVote = () =>
  import('./after-vote.js').then(
    ({ AfterVote }) => ({ default: AfterVote }),
    () => ({ default: () => null }),
  );
