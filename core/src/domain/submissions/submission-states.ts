/**
 * States of a submission as its driver sees them. `information_needed`: still pending, the reviewer asked a question.
 * `removed`: the car was deleted or its data erased.
 */
export const SUBMISSION_STATES = [
  'pending',
  'information_needed',
  'approved',
  'rejected',
  'withdrawn',
  'removed',
] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];
