import type { SubmissionState } from './submission-states.js';

/** Messages of a driver's own submission: its page, its form and the reviewer's questions. */
export const submissionMessages = {
  questionRequired: 'Please say what is missing.',
  codeUnknown: 'There is no submission at this address. Check that it is the whole link.',
  notChangeable: 'This submission was decided or withdrawn and can no longer be changed.',
  nothingChanged: 'Nothing was changed.',
  states: {
    pending: 'Waiting for review',
    information_needed: 'Information needed',
    approved: 'Approved',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
    removed: 'Removed',
  } satisfies Record<SubmissionState, string>,
} as const;
