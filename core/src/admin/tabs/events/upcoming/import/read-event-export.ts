import { asRecord, type JsonRecord, messages, readEvent, readEventId } from '@quartermile/core/domain';
import { exportMessages } from './import-messages.js';

/** Result of reading a file: its documents, or an error message. */
export type EventExport =
  | { readonly documents: readonly unknown[]; readonly problem: null }
  | { readonly documents: null; readonly problem: string };

/** Keys that may wrap the documents: our own import's, and those of common export tools. */
const WRAPPERS = new Set(['documents', 'events', 'data', 'items']);
const COLLECTIONS = '__collections__';

/**
 * Parses an export of an event collection: a JSON array, an object keyed by id, either of these within a wrapper, or
 * JSON lines. Documents are not validated here, and invalid lines are returned as text. Never throws.
 */
export function readEventExport(text: string): EventExport {
  const content = text.replace(/^\uFEFF/, '').trim();
  if (content === '') return refuse(exportMessages.exportEmpty);
  const whole = parse(content);
  const documents = whole === undefined ? readLines(content) : readValue(whole);
  if (!documents) return refuse(exportMessages.exportUnreadable);
  return documents.length === 0 ? refuse(exportMessages.exportEmpty) : { documents, problem: null };
}

function refuse(problem: string): EventExport {
  return { documents: null, problem };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** One document per line; the first must be valid JSON, otherwise the file has another format. */
function readLines(content: string): unknown[] | null {
  const lines = content.split(/\r?\n/).filter((line) => line.trim() !== '');
  const documents = lines.map((line) => parse(line) ?? line.trim());
  return asRecord(documents[0]) ? documents : null;
}

function readValue(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  const record = asRecord(value);
  if (!record) return null;
  const wrapped = unwrap(record);
  if (wrapped !== undefined) return readValue(wrapped);
  return isDocument(record) ? [record] : readKeyed(record);
}

/** The collection within a wrapper, or undefined. */
function unwrap(record: JsonRecord): unknown {
  const collections = asRecord(record[COLLECTIONS]);
  if (collections) return collections.events ?? Object.values(collections)[0];
  const [first, ...others] = Object.entries(record);
  return first && others.length === 0 && WRAPPERS.has(first[0]) ? first[1] : undefined;
}

/** Distinguishes a single event from a collection: it has a title or a date, and not only objects as fields. */
function isDocument(record: JsonRecord): boolean {
  if (Object.values(record).every(asRecord)) return false;
  const { title, date } = readEvent(record);
  return title !== messages.events.untitled || date !== '';
}

function readKeyed(record: JsonRecord): unknown[] | null {
  const entries = Object.entries(record);
  if (!entries.some(([, value]) => asRecord(value))) return null;
  return entries.map(([key, value]) => withKey(key, asRecord(value)) ?? value);
}

/** Uses the key as id unless the document has one; omits metadata that export tools nest next to it. */
function withKey(key: string, document: JsonRecord | null): JsonRecord | null {
  if (!document) return null;
  const { [COLLECTIONS]: _, ...fields } = document;
  return readEventId(fields) === null ? { ...fields, id: key } : fields;
}
