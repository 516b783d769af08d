import type { FieldProblem } from '@quartermile/core/domain';

/** The field of a form behind a path in the payload: the first part of "requestedCategories.0". */
const fieldOfPath = (path: string): string => path.split('.')[0] ?? '';

/**
 * The server's messages by field, as a form shows them. Problems of fields that the form does not have are left out.
 * @param values of the form; its keys are the fields
 * @param fieldOf the field behind a path, where it is not the path's first part
 */
export function problemsByField<Values extends object>(
  problems: readonly FieldProblem[],
  values: Values,
  fieldOf: (path: string) => string = fieldOfPath,
): Partial<Record<keyof Values, string>> {
  const known = problems
    .map(({ path, message }) => [fieldOf(path), message] as const)
    .filter(([field]) => field in values);
  return Object.fromEntries(known) as Partial<Record<keyof Values, string>>;
}
