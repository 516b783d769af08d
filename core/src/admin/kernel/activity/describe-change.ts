import { mediaPrefix, parseMediaName } from '@quartermile/core/domain';
import { formatMoment } from '../dates/format-moment.js';
import { activityMessages } from './activity-messages.js';

/** Values in the activity list are truncated to this length; an import may list hundreds of ids. */
const ACTIVITY_VALUE_MAX_LENGTH = 300;

/** A value in readable form: text, or a picture of this site. */
export type ReadableValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly src: string };

/** The old and new value of a field; null where there is none. */
export interface FieldChange {
  readonly field: string;
  readonly before: ReadableValue | null;
  readonly after: ReadableValue | null;
}

const text = activityMessages;
const fieldNames: Readonly<Record<string, string>> = text.fields;
const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
/** Lists of sentences, such as rules, are shown one by one. */
const SENTENCE = /[.!?]$/;
/** Ids are equal before and after and not useful to readers. */
const UNTOLD = new Set(['_id', 'id']);

/**
 * Lists the fields that an action changed, or all fields if only one side exists. Accepts any values. Nested values
 * are listed under the joined names of their path.
 */
export function describeChange(before: unknown, after: unknown): FieldChange[] {
  const [old, now] = [before, after].map((side) => new Map(leavesOf(side, '')));
  const fields = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...fields]
    .map((field) => ({ field, before: old?.get(field) ?? null, after: now?.get(field) ?? null }))
    .filter((change) => !isSame(change.before, change.after));
}

function isSame(before: ReadableValue | null, after: ReadableValue | null): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

type Leaf = readonly [field: string, value: ReadableValue];

function leavesOf(value: unknown, field: string): Leaf[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return listLeaves(value, field);
  if (typeof value === 'object') {
    return Object.entries(value)
      .filter(([name]) => !UNTOLD.has(name))
      .flatMap(([name, part]) => leavesOf(part, join(field, nameOf(name))));
  }
  return [[field || text.value, readable(value)]];
}

function listLeaves(list: readonly unknown[], field: string): Leaf[] {
  if (list.some((item) => (typeof item === 'object' && item !== null) || SENTENCE.test(String(item)))) {
    return list.flatMap((item, at) => leavesOf(item, join(field, text.place(at + 1))));
  }
  return list.length > 0 ? [[field, words(list.map(String).join(', '))]] : [];
}

function join(field: string, name: string): string {
  return field ? `${field}, ${name}` : name;
}

/** Falls back to the field name in words, such as "Start date" for `startDate`. */
function nameOf(field: string): string {
  const known = Object.hasOwn(fieldNames, field) ? fieldNames[field] : undefined;
  if (known) return known;
  const spaced = field.replace(/[_-]+/g, ' ').replace(/([a-z\d])([A-Z])/g, '$1 $2');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}

function readable(value: unknown): ReadableValue {
  if (typeof value === 'boolean') return words(value ? text.yes : text.no);
  if (typeof value !== 'string') return words(String(value));
  if (value.startsWith(mediaPrefix)) return { kind: 'picture', src: value };
  if (parseMediaName(value)) return { kind: 'picture', src: mediaPrefix + value };
  return words(ISO_INSTANT.test(value) ? formatMoment(value) : value);
}

function words(content: string): ReadableValue {
  const isLong = content.length > ACTIVITY_VALUE_MAX_LENGTH;
  return { kind: 'text', text: isLong ? `${content.slice(0, ACTIVITY_VALUE_MAX_LENGTH)}…` : content };
}
