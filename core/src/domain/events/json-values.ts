/** An object of a JSON document whose fields are not known. */
export type JsonRecord = Readonly<Record<string, unknown>>;

const NUMBER_TEXT = /^[+-]?\d+(?:\.\d+)?$/;

/** The value as an object with fields; null for arrays and everything else. */
export function asRecord(value: unknown): JsonRecord | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRecord) : null;
}

/** A field's value; undefined for what an object merely inherits, such as `constructor`. */
export function fieldOf(record: JsonRecord, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Text or a finite number as trimmed text; '' for everything else. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** A finite number, given as such or as plain decimal text; null for everything else. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && NUMBER_TEXT.test(value.trim()) ? Number(value) : null;
}

/** The first of some fields that is there and not blank; undefined when none is. */
export function firstPresent(record: JsonRecord, names: readonly string[]): unknown {
  return names.map((name) => fieldOf(record, name)).find(isPresent);
}

/** Whether a field says anything: not absent, not null, no blank text. */
export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');
}
