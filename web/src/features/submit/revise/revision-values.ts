import {
  RUN_FACTS,
  type RunFact,
  type RunFacts,
  runFactValue,
  type SubmissionRevision,
  type SubmissionStatus,
} from '@quartermile/core/domain';
import {
  emptySubmission,
  formFields,
  PICTURE_FIELDS,
  type SubmissionField,
  type SubmissionValues,
} from '../submission-values.js';

/** The values of the form before the driver changes anything. Phone, e-mail and pictures are not sent back. */
export function presentValues(car: NonNullable<SubmissionStatus['car']>): SubmissionValues {
  const { name, owner, time, trapSpeed, drivetrain, description, requestedCategories } = car;
  return {
    ...emptySubmission,
    ...{ name, owner, drivetrain, requestedCategories },
    time: time ?? '',
    trapSpeed: trapSpeed === null ? '' : String(trapSpeed),
    description: description ?? '',
    ...presentFacts(car),
  };
}

function presentFacts(car: RunFacts): Record<RunFact, string> {
  const facts = RUN_FACTS.map((fact) => [fact, runFactValue(car, fact)]);
  return Object.fromEntries(facts) as Record<RunFact, string>;
}

/** The changed fields, in the order of the form. */
export function changedFields(before: SubmissionValues, now: SubmissionValues): SubmissionField[] {
  return (Object.keys(formFields) as SubmissionField[]).filter(
    (field) => textOf(before[field]) !== textOf(now[field]),
  );
}

/** The payload: the changed fields only. The public form sends the time as the World Facts time too. */
export function toRevision(before: SubmissionValues, now: SubmissionValues): SubmissionRevision {
  const pictures: readonly string[] = PICTURE_FIELDS;
  const changed = changedFields(before, now).map((field) => {
    const value = now[field];
    return [field, pictures.includes(field) ? pictureOf(value) : value] as const;
  });
  const revision = Object.fromEntries(changed) as SubmissionRevision;
  return revision.time === undefined ? revision : { ...revision, worldFacts: revision.time };
}

const textOf = (value: SubmissionValues[SubmissionField]): string =>
  typeof value === 'string' ? value.trim() : JSON.stringify(value);

const pictureOf = (value: SubmissionValues[SubmissionField]): string =>
  value !== null && typeof value === 'object' && 'dataUrl' in value ? value.dataUrl : '';
