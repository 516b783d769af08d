/** What no first visit waits for: one file, loaded when the browser is idle or when it is first needed. */
export { sendPendingVotesWhenOnline } from '../features/leaderboard/send-pending-votes.js';
export { arriveAtPage } from './arrive-at-page.js';
export { IdleParts } from './idle-parts.js';
