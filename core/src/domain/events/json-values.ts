/** A JSON object with unknown fields. */
export type JsonRecord = Readonly<Record<string, unknown>>;

const NUMBER_TEXT = /^[+-]?\d+(?:\.\d+)?$/;

/** The value as an object; null for arrays and other values. */
export function asRecord(value: unknown): JsonRecord | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRecord) : null;
}

/** A field's own value; undefined for inherited properties such as `constructor`. */
export function fieldOf(record: JsonRecord, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Trimmed text of a string or finite number; '' for other values. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** A finite number, also from decimal text; null for other values. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && NUMBER_TEXT.test(value.trim()) ? Number(value) : null;
}

/** The first present, non-blank field; undefined when there is none. */
export function firstPresent(record: JsonRecord, names: readonly string[]): unknown {
  return names.map((name) => fieldOf(record, name)).find(isPresent);
}

/** Whether a value is not undefined, null or blank text. */
export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');
}
