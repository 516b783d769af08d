import { newTimeSchema } from '@quartermile/core/domain';
import type { SubmissionErrors, SubmissionValues } from '../submission-values.js';
import { validateSubmission } from '../validate-submission.js';
import { changedFields } from './revision-values.js';

/**
 * Validates changes to a submission: the changed fields only, by the rules of the form.
 * @returns one message for each invalid field
 */
export function validateRevision(before: SubmissionValues, now: SubmissionValues): SubmissionErrors {
  const changed: readonly string[] = changedFields(before, now);
  const problems = Object.entries(validateSubmission(now)).filter(([field]) => changed.includes(field));
  return Object.fromEntries(problems);
}

const newTimeFields: readonly string[] = Object.keys(newTimeSchema.shape);

/** Validates a new run: time, trap speed, description and proof. */
export function validateNewTime(values: SubmissionValues): SubmissionErrors {
  const problems = Object.entries(validateSubmission(values)).filter(([field]) =>
    newTimeFields.includes(field),
  );
  return Object.fromEntries(problems);
}
