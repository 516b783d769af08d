import {
  apiRoutes,
  type EventDocument,
  type EventImport,
  type EventImportReport,
  eventDocumentProblem,
  type ProblemCode,
  readEventId,
  type StoredEvent,
} from '../domain/index.js';
import { created, type Handled, type MemoryRoute, ok } from './memory-routes.js';

interface Events {
  events: StoredEvent[];
}

/** The events collection in memory. */
export function eventRoutes(kept: Events): MemoryRoute[] {
  const { list, add, update, delete: remove, import: bring } = apiRoutes.events;
  return [
    { method: 'GET', pattern: list, answer: () => ok(kept.events) },
    { method: 'POST', pattern: add, answer: ({ body }) => created(store(kept, null, body)) },
    { method: 'PUT', pattern: update, answer: ({ parts, body }) => merge(kept, parts.id, body) },
    {
      method: 'DELETE',
      pattern: remove,
      answer({ parts }) {
        const rest = kept.events.filter(({ id }) => id !== parts.id);
        if (rest.length === kept.events.length) return 'not_found';
        kept.events = rest;
        return ok({ deleted: true });
      },
    },
    { method: 'POST', pattern: bring, answer: ({ body }) => created(importAll(kept, body)) },
  ];
}

function store(kept: Events, ownId: string | null, document: EventDocument): StoredEvent {
  const id = ownId ?? `event-${kept.events.length + 1}`;
  const event = { ...document, id };
  kept.events = [...kept.events.filter((one) => one.id !== id), event];
  return event;
}

function merge(kept: Events, id: string | undefined, changes: EventDocument): Handled | ProblemCode {
  const before = kept.events.find((event) => event.id === id);
  if (!before) return 'not_found';
  const after = { ...before, ...changes, id: before.id };
  kept.events = kept.events.map((event) => (event === before ? after : event));
  return ok(after);
}

function importAll(kept: Events, { documents }: EventImport): EventImportReport {
  const skipped: EventImportReport['skipped'] = [];
  for (const [index, document] of documents.entries()) {
    const reason = eventDocumentProblem(document);
    if (reason) skipped.push({ index, reason });
    else store(kept, readEventId(document as EventDocument), document as EventDocument);
  }
  return { imported: documents.length - skipped.length, skipped };
}
