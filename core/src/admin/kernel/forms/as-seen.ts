import { isSameValue, type Seen } from '@quartermile/core/domain';

/**
 * Adds to changes what was seen of the fields that they set, so that the server refuses them if somebody else changed those
 * meanwhile.
 * @param item what the fields belong to, as it was read; undefined if that is not known
 * @param fields names of the item's fields; those of the changes by default
 */
export function asSeen<Changes extends object>(
  changes: Changes,
  item: object | undefined,
  fields: readonly string[] = Object.keys(changes),
): Changes & { readonly _seen: Seen } {
  if (!item) return { ...changes, _seen: undefined };
  const seen = item as Readonly<Record<string, unknown>>;
  return { ...changes, _seen: Object.fromEntries(fields.map((field) => [field, seen[field] ?? null])) };
}

/** The fields of form values that differ between two items. */
export function changedValues<Values extends object>(one: Values, other: Values): (keyof Values)[] {
  return (Object.keys(other) as (keyof Values)[]).filter((field) => !isSameValue(one[field], other[field]));
}
