import * as z from 'zod';
import { parseDataUrlHead } from '../images/data-url.js';
import {
  EVENT_DOCUMENT_MAX_DEPTH,
  EVENT_DOCUMENT_MAX_FIELDS,
  EVENT_DOCUMENT_MAX_LENGTH,
  EVENT_DOCUMENT_MAX_PICTURES,
  EVENT_ID_MAX_LENGTH,
  EVENT_IMPORT_MAX_DOCUMENTS,
} from '../limits.js';
import { messages } from '../messages.js';
import { isStorableText } from '../text/text.js';
import { mapEventPictures } from './event-pictures.js';
import type { JsonRecord } from './json-values.js';

/** What is wrong with an event's document, as a sentence; null when it can be stored. */
export function eventDocumentProblem(document: JsonRecord): string | null {
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

/** Walks a document without recursion, because its depth is not known yet. */
function boundsProblem(document: JsonRecord): string | null {
  const pending: { value: unknown; depth: number }[] = [{ value: document, depth: 1 }];
  let fields = 0;
  let length = 0;
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') {
      if (!isStorableText(value)) return messages.request.text;
      length += value.length;
    } else if (typeof value === 'object' && value !== null) {
      if (depth > EVENT_DOCUMENT_MAX_DEPTH) return messages.events.documentTooDeep;
      const names = Object.keys(value);
      fields += names.length;
      if (fields > EVENT_DOCUMENT_MAX_FIELDS) return messages.events.documentTooBig;
      if (!names.every(isStorableText)) return messages.request.text;
      length += names.join().length;
      for (const item of Object.values(value)) pending.push({ value: item, depth: depth + 1 });
    }
    if (length > EVENT_DOCUMENT_MAX_LENGTH) return messages.events.documentTooBig;
  }
  return null;
}

/** Whether an imported document's own id can be kept: short, storable, and no path segment that URLs drop. */
export function isUsableEventId(id: string): boolean {
  return id.length <= EVENT_ID_MAX_LENGTH && isStorableText(id) && !/^\.{0,2}$/.test(id);
}

/**
 * An event as it is written: any JSON object of bounded size, in any of the field names that `readEvent`
 * knows. Pictures may be sent as data: URLs where a picture stands.
 */
export const eventDocumentSchema = z
  .record(z.string(), z.unknown(), messages.events.notADocument)
  .superRefine((document, context) => {
    const problem = eventDocumentProblem(document);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  })
  .meta({
    id: 'EventDocument',
    examples: [
      {
        title: 'Street to strip night',
        date: '2026-12-05T18:00:00+02:00',
        location: 'Tarlton International Raceway',
      },
    ],
  });
export type EventDocument = z.infer<typeof eventDocumentSchema>;

/** A stored event: the document as it was written, with its id. */
export const storedEventSchema = z.looseObject({ id: z.string() }).meta({ id: 'StoredEvent' });
export type StoredEvent = z.infer<typeof storedEventSchema>;

/** An export of a former event collection. Each document is judged on its own: one bad one stops no other. */
export const eventImportSchema = z
  .object({
    documents: z
      .array(z.unknown(), messages.events.documentsRequired)
      .max(EVENT_IMPORT_MAX_DOCUMENTS, messages.events.tooManyDocuments(EVENT_IMPORT_MAX_DOCUMENTS)),
  })
  .meta({
    id: 'EventImport',
    examples: [
      { documents: [{ id: 'abc', eventName: 'Track day', startDate: { _seconds: 1_796_486_400 } }] },
    ],
  });
export type EventImport = z.infer<typeof eventImportSchema>;

/** What an import did: how many documents are stored, and which were not and why. */
export const eventImportReportSchema = z
  .object({
    imported: z.number().int(),
    skipped: z.array(z.object({ index: z.number().int(), reason: z.string() })),
  })
  .meta({ id: 'EventImportReport' });
export type EventImportReport = z.infer<typeof eventImportReportSchema>;
