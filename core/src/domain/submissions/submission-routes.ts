import { submissionPagePrefix } from './submission-page-prefix.js';

/**
 * API paths of a driver's own submission and of the reviewer's question about it. Separate from `apiRoutes`, which
 * visitors of every page download. A path with a colon is a pattern for `apiPath`. The code is a secret: it is in no log.
 */
export const submissionRoutes = {
  status: '/api/submissions/:code',
  revise: '/api/submissions/:code/revise',
  withdraw: '/api/submissions/:code/withdraw',
  newTime: '/api/submissions/:code/new-time',
  erase: '/api/submissions/:code/erase',
  requestInformation: '/api/cars/request-information',
  markNotified: '/api/cars/mark-notified',
  withdrawn: '/api/cars/withdrawn',
  /** Page of the website with the state of a submission. */
  page: `${submissionPagePrefix}:code`,
} as const;
