import * as z from 'zod';
import { seenSchema } from '../changes/seen.js';
import { describeBody } from '../describe-body.js';
import { parseDataUrlHead } from '../images/data-url.js';
import { messages } from '../messages.js';
import { publishAtSchema } from '../publication/publish-at.js';
import { isStorableText } from '../text/storable-text.js';
import {
  EVENT_DOCUMENT_MAX_DEPTH,
  EVENT_DOCUMENT_MAX_FIELDS,
  EVENT_DOCUMENT_MAX_LENGTH,
  EVENT_DOCUMENT_MAX_PICTURES,
  EVENT_ID_MAX_LENGTH,
  EVENT_IMPORT_MAX_DOCUMENTS,
} from './event-limits.js';
import { mapEventPictures } from './event-pictures.js';
import { asRecord, type JsonRecord } from './json-values.js';

/** The message for an event document that cannot be stored; null for a valid one. Never throws. */
export function eventDocumentProblem(value: unknown): string | null {
  const document = asRecord(value);
  if (!document) return messages.events.notADocument;
  let pictures = 0;
  const rest = mapEventPictures(document, (picture) => {
    if (!parseDataUrlHead(picture)) return picture;
    pictures += 1;
    return '';
  });
  if (pictures > EVENT_DOCUMENT_MAX_PICTURES) {
    return messages.events.tooManyPictures(EVENT_DOCUMENT_MAX_PICTURES);
  }
  return boundsProblem(rest);
}

interface Part {
  readonly value: unknown;
  readonly depth: number;
}

/** Iterative, because the document's depth is not yet checked. */
function boundsProblem(document: JsonRecord): string | null {
  const tally = { fields: 0, length: 0 };
  const pending: Part[] = [{ value: document, depth: 1 }];
  for (let part = pending.pop(); part; part = pending.pop()) {
    const problem = weigh(part, tally);
    if (problem) return problem;
    const { value, depth } = part;
    if (!isContainer(value)) continue;
    for (const item of Object.values(value)) pending.push({ value: item, depth: depth + 1 });
  }
  return null;
}

function weigh({ value, depth }: Part, tally: { fields: number; length: number }): string | null {
  const names = isContainer(value) ? Object.keys(value) : [];
  const text = typeof value === 'string' ? value : names.join('');
  tally.fields += names.length;
  tally.length += text.length;
  if (tally.fields > EVENT_DOCUMENT_MAX_FIELDS) return messages.events.documentTooBig;
  if (tally.length > EVENT_DOCUMENT_MAX_LENGTH) return messages.events.documentTooBig;
  if (isContainer(value) && depth > EVENT_DOCUMENT_MAX_DEPTH) return messages.events.documentTooDeep;
  if (!names.every(isStorableName)) return messages.events.unusableField;
  return isStorableText(text) ? null : messages.request.text;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Copying a document with a field `__proto__` would lose it or change the prototype. */
function isStorableName(name: string): boolean {
  return name !== '__proto__' && isStorableText(name);
}

/** Whether an imported document's id can be stored: short, and safe as a path segment. */
export function isUsableEventId(id: string): boolean {
  return id.length <= EVENT_ID_MAX_LENGTH && isStorableText(id) && !/^\.{0,2}$/.test(id);
}

/**
 * An event to store: any JSON object within the size limits, with any of the field names that `readEvent` supports.
 * Picture fields may contain data: URLs. `_publishAt` is no field of it: when it is published.
 */
export const eventDocumentSchema = describeBody(
  'EventDocument',
  z.preprocess(
    (value, context) => {
      const problem = eventDocumentProblem(value);
      if (problem) context.addIssue(problem);
      return value;
    },
    z.looseObject({ _publishAt: publishAtSchema }, messages.events.notADocument),
  ),
  {
    title: 'Street to strip night',
    date: '2026-12-05T18:00:00+02:00',
    location: 'Tarlton International Raceway',
  },
);
export type EventDocument = JsonRecord;

/**
 * Fields to put into a stored document, which may have any names. `_seen` is no field of it: what its caller last read of
 * those fields. Nor is `_publishAt`; null publishes it.
 */
export const eventUpdateSchema = describeBody(
  'EventUpdate',
  z.preprocess(
    (value, context) => {
      const { _seen: _, ...changes } = asRecord(value) ?? {};
      const problem = asRecord(value) ? eventDocumentProblem(changes) : messages.events.notADocument;
      if (problem) context.addIssue(problem);
      return value;
    },
    z.looseObject({ _seen: seenSchema, _publishAt: publishAtSchema }, messages.events.notADocument),
  ),
  { title: 'Street to strip night, the final' },
);

/**
 * A stored event: the original document with its id, and with the time at which a scheduled one is published. Visitors get
 * published ones only.
 */
export const storedEventSchema = z
  .looseObject({ id: z.string(), _publishAt: z.string().optional() })
  .meta({ id: 'StoredEvent' });
export type StoredEvent = z.infer<typeof storedEventSchema>;

/**
 * An export of a former event collection. Documents are validated one by one, so an invalid one does not reject the
 * others.
 */
export const eventImportSchema = describeBody(
  'EventImport',
  z.object({
    documents: z
      .array(z.unknown(), messages.events.documentsRequired)
      .max(EVENT_IMPORT_MAX_DOCUMENTS, messages.events.tooManyDocuments(EVENT_IMPORT_MAX_DOCUMENTS)),
  }),
  { documents: [{ id: 'abc', eventName: 'Track day', startDate: { _seconds: 1_796_486_400 } }] },
);
export type EventImport = z.infer<typeof eventImportSchema>;

/**
 * Result of an import: how many documents are stored, which were rejected and why, which were stored without a readable
 * date, and which remote pictures could not be fetched, if any. `index` is the document's position.
 */
export const eventImportReportSchema = z
  .object({
    imported: z.number().int(),
    skipped: z.array(z.object({ index: z.number().int(), reason: z.string() })),
    undated: z.array(z.object({ index: z.number().int(), title: z.string() })).optional(),
    missingPictures: z
      .array(z.object({ index: z.number().int(), picture: z.string(), reason: z.string() }))
      .optional(),
  })
  .meta({ id: 'EventImportReport' });
export type EventImportReport = z.infer<typeof eventImportReportSchema>;
