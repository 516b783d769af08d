/** Loads what acts on votes, and what is offered after one. */
export const loadAfterVote = () => import('./after-vote.js');
