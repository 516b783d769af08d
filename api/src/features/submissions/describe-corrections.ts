import {
  carFieldsOf,
  isEvidenceField,
  RUN_FIGURES,
  runFigures,
  type SubmissionChange,
} from '@quartermile/core/domain';

/** Values of a car's fields before or after a change. */
type Values = Readonly<Record<string, unknown>>;

/** The fields that a driver sends and a reviewer corrects. Evidence is the reviewer's alone. */
const CORRECTED_FIELDS = carFieldsOf('update').filter((field) => !isEvidenceField(field));

/**
 * What reviewers corrected in a submission, as it is displayed. Of several corrections of a field, the first one has the
 * value that the driver sent; a field that has that value again is omitted.
 */
export function addCorrection(
  earlier: readonly SubmissionChange[],
  before: Values,
  after: Values,
): SubmissionChange[] {
  const changed = CORRECTED_FIELDS.filter((field) => field in after && before[field] !== after[field]);
  const others = earlier.filter(({ field }) => !changed.some((one) => one === field));
  const changes = changed.map((field): SubmissionChange => {
    const known = earlier.find((change) => change.field === field);
    const sent = known ? known.before : textOf(field, before[field]);
    return { field, before: sent, after: textOf(field, after[field]) };
  });
  return [...others, ...changes].filter((one) => one.before !== one.after);
}

/** Phone numbers are as short as in activity records. */
function textOf(field: (typeof CORRECTED_FIELDS)[number], value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const text = String(value);
  if (field === 'cellphone') return `…${text.slice(-2)}`;
  const figure = RUN_FIGURES.find((one) => one === field);
  if (figure) return `${text} ${runFigures[figure].unit}`;
  return field === 'sixtyFoot' || field === 'reactionTime' ? `${text} s` : text;
}
