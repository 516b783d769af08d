/** Loads what acts on votes: pages need it after a press, or once they are idle. */
export const loadVoteActions = () => import('./vote-actions.js');
