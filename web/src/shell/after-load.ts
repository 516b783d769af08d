/** Code for after the first load, bundled into one file and loaded when the browser is idle or on first use. */
export { sendPendingVotesWhenOnline } from '../votes/send-pending-votes.js';
export { arriveAtPage } from './arrive-at-page.js';
export { IdleParts } from './idle-parts.js';
