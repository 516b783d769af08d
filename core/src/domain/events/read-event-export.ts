import { messages } from '../messages.js';
import { asRecord, type JsonRecord } from './json-values.js';
import { readEvent, readEventId } from './read-event.js';

/** What a file was read as: the documents in it, or a sentence that says why it is no export. */
export type EventExport =
  | { readonly documents: readonly unknown[]; readonly problem: null }
  | { readonly documents: null; readonly problem: string };

/** Keys under which an export may hold its documents: our own import's, and those of usual export tools. */
const WRAPPERS = new Set(['documents', 'events', 'data', 'items']);
const COLLECTIONS = '__collections__';

/**
 * Reads the text of an export of an event collection: a JSON array, an object keyed by id, the same one
 * level down under a usual name, or JSON lines. What stands in the file is not judged here, and a line that
 * cannot be read stays as its text. Never throws.
 */
export function readEventExport(text: string): EventExport {
  const content = text.replace(/^\uFEFF/, '').trim();
  if (content === '') return refuse(messages.events.exportEmpty);
  const whole = parse(content);
  const documents = whole === undefined ? readLines(content) : readValue(whole);
  if (!documents) return refuse(messages.events.exportUnreadable);
  return documents.length === 0 ? refuse(messages.events.exportEmpty) : { documents, problem: null };
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

/** One document a line; the first one must be readable, else the file is something else. */
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

/** The collection within a wrapper; undefined when there is none. */
function unwrap(record: JsonRecord): unknown {
  const collections = asRecord(record[COLLECTIONS]);
  if (collections) return collections.events ?? Object.values(collections)[0];
  const [name, ...others] = Object.keys(record);
  const isWrapper = name !== undefined && others.length === 0 && WRAPPERS.has(name);
  return isWrapper && typeof record[name] === 'object' ? (record[name] ?? undefined) : undefined;
}

/** A single event rather than many under their ids: it has a title or a date, and not every field is an object. */
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

/** The key is the document's id, unless it carries one itself; what export tools nest beside it is left out. */
function withKey(key: string, document: JsonRecord | null): JsonRecord | null {
  if (!document) return null;
  const { [COLLECTIONS]: _, ...fields } = document;
  return readEventId(fields) === null ? { ...fields, id: key } : fields;
}
