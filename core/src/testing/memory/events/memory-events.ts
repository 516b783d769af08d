import {
  apiRoutes,
  type EventDocument,
  type EventImportReport,
  eventDocumentProblem,
  eventDocumentSchema,
  eventImportSchema,
  eventUpdateSchema,
  isUsableEventId,
  messages,
  type ProblemCode,
  readEventId,
  type Seen,
  type StoredEvent,
  undatedAmong,
} from '../../../domain/index.js';
import { checked, created, type Handled, type MemoryRoute, ok } from '../memory-routes.js';
import { unlessOverwriting } from '../memory-versions.js';

interface Events {
  events: StoredEvent[];
}

/** The in-memory routes for the events collection. */
export function eventRoutes(content: Events): MemoryRoute[] {
  const { list, add, update, delete: remove, import: importing } = apiRoutes.events;
  return [
    { method: 'GET', pattern: list, answer: () => ok(content.events) },
    {
      method: 'POST',
      pattern: add,
      answer: ({ body }) =>
        checked(eventDocumentSchema, body, (document) => created(store(content, null, document))),
    },
    {
      method: 'PUT',
      pattern: update,
      answer: ({ parts, body }) =>
        checked(eventUpdateSchema, body, ({ _seen: seen, ...changes }) =>
          merge(content, parts.id, changes, seen),
        ),
    },
    {
      method: 'DELETE',
      pattern: remove,
      answer({ parts }) {
        const rest = content.events.filter(({ id }) => id !== parts.id);
        if (rest.length === content.events.length) return 'not_found';
        content.events = rest;
        return ok({ deleted: true });
      },
    },
    {
      method: 'POST',
      pattern: importing,
      answer: ({ body }) =>
        checked(eventImportSchema, body, ({ documents }) => created(importAll(content, documents))),
    },
  ];
}

/** Stores a document. A document with the same id is replaced in place. */
function store(content: Events, ownId: string | null, document: EventDocument): StoredEvent {
  const id = ownId ?? `event-${content.events.length + 1}`;
  const event = { ...document, id };
  const isStored = content.events.some((one) => one.id === id);
  content.events = isStored
    ? content.events.map((one) => (one.id === id ? event : one))
    : [...content.events, event];
  return event;
}

function merge(
  content: Events,
  id: string | undefined,
  changes: EventDocument,
  seen: Seen,
): Handled | ProblemCode {
  const before = content.events.find((event) => event.id === id);
  if (!before) return 'not_found';
  const after = { ...before, ...changes, id: before.id };
  return unlessOverwriting(seen, before, after, () => {
    content.events = content.events.map((event) => (event === before ? after : event));
    return ok(after);
  });
}

function importAll(content: Events, documents: readonly unknown[]): EventImportReport {
  const skipped: EventImportReport['skipped'] = [];
  const stored = new Map<string, { index: number; document: unknown }>();
  for (const [index, document] of documents.entries()) {
    const reason = eventDocumentProblem(document) ?? idProblem(document as EventDocument);
    if (reason) skipped.push({ index, reason });
    else {
      const { id } = store(content, readEventId(document as EventDocument), document as EventDocument);
      stored.set(id, { index, document });
    }
  }
  const undated = undatedAmong([...stored.values()]);
  const report = { imported: documents.length - skipped.length, skipped };
  return undated.length === 0 ? report : { ...report, undated };
}

function idProblem(document: EventDocument): string | null {
  const id = readEventId(document);
  return id === null || isUsableEventId(id) ? null : messages.events.unusableId;
}
