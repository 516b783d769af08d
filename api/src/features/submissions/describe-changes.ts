import { isDeepStrictEqual } from 'node:util';
import {
  type CarField,
  figureText,
  knownRunFacts,
  RUN_FIGURES,
  runFactText,
  type SubmissionChange,
} from '@quartermile/core/domain';
import type { CarEntity } from '../runs/index.js';

const PICTURES: ReadonlySet<CarField> = new Set(['image', 'proofImage']);

/** The fields of a car that differ from the given values. Undefined values are unchanged. */
export function changedFields(car: CarEntity, given: Partial<CarEntity>): CarField[] {
  const fields = Object.keys(given) as CarField[];
  return fields.filter((field) => given[field] !== undefined && !isDeepStrictEqual(car[field], given[field]));
}

/**
 * What the driver changed, for the reviewer, as it is displayed; pictures without values. A field that was changed before
 * has its first value, and is omitted if it has that value again. The form sends the time as World Facts time, too, which
 * is omitted.
 */
export function describeChanges(
  earlier: readonly SubmissionChange[],
  before: CarEntity,
  after: CarEntity,
  fields: readonly CarField[],
): SubmissionChange[] {
  const others = earlier.filter(({ field }) => !fields.some((one) => one === field));
  const shown = fields.filter((field) => field !== 'worldFacts' || after.worldFacts !== after.time);
  const changes = shown.map((field): SubmissionChange => {
    if (PICTURES.has(field)) return { field, before: null, after: null };
    const known = earlier.find((change) => change.field === field);
    return { field, before: known ? known.before : textOf(before, field), after: textOf(after, field) };
  });
  return [
    ...others,
    ...changes.filter((one) => PICTURES.has(one.field as CarField) || one.before !== one.after),
  ];
}

function textOf(car: CarEntity, field: CarField): string | null {
  const figure = RUN_FIGURES.find((one) => one === field);
  if (figure) return figureText(car, figure);
  const value = car[field];
  if (value === null) return null;
  if (field === 'strip') return runFactText(knownRunFacts(car), field);
  if (field === 'worldFacts') return `${value} s`;
  return Array.isArray(value) ? value.join(', ') || null : String(value);
}
