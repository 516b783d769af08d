import type { Seen } from '../changes/seen.js';

/** Something in the format in which clients read it. */
type Shown = Readonly<Record<string, unknown>>;

/**
 * Whether a change overwrites what its caller has not seen: a field that is no longer as it was seen, and that the change
 * sets to another value. A repeated request overwrites nothing.
 * @param seen fields as the caller last read them; the others are not compared
 * @param before what is stored, in the format in which the caller read it
 * @param after the same after the change
 */
export function overwrites(seen: Seen, before: object, after: object): boolean {
  const [stored, changed] = [before as Shown, after as Shown];
  return Object.keys(seen ?? {}).some((field) =>
    overwritesValue(seen?.[field], stored[field], changed[field]),
  );
}

function overwritesValue(seen: unknown, before: unknown, after: unknown): boolean {
  if (isRecord(seen) && isRecord(before) && isRecord(after))
    return fieldsOf(seen, before).some((field) => overwritesValue(seen[field], before[field], after[field]));
  return !isSameValue(seen, before) && !isSameValue(after, before);
}

/** Whether two JSON values are equal; a missing one and null are the same. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (isObject(one) && isObject(other) && Array.isArray(one) === Array.isArray(other))
    return fieldsOf(one, other).every((field) => isSameValue(one[field], other[field]));
  return (one ?? null) === (other ?? null);
}

const fieldsOf = (one: Shown, other: Shown): string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

const isObject = (value: unknown): value is Shown => typeof value === 'object' && value !== null;

const isRecord = (value: unknown): value is Shown => isObject(value) && !Array.isArray(value);
