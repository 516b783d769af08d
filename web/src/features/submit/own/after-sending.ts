/** Code for after a submission, bundled into one file. */
export { OwnList } from './own-list.js';
export { rememberSubmission } from './own-submissions.js';
export { PrivateLink } from './private-link.js';
