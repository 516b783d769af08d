/** Code for after a submission, bundled into one file. */

export { rememberSubmission } from '../../../own/own-submissions.js';
export { OwnList } from './own-list.js';
export { PrivateLink } from './private-link.js';
