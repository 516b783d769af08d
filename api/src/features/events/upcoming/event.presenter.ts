import { type EventDocument, NAME_MAX_LENGTH, readEvent, type StoredEvent } from '@quartermile/core/domain';
import type { EventEntity } from './event.entity.js';

/** Converts a row to the response format: the original document with its id, and when it will be published. */
export function toStoredEvent({
  id,
  document,
  publishAt,
}: Pick<EventEntity, 'id' | 'document' | 'publishAt'>): StoredEvent {
  return { ...document, id, _publishAt: publishAt?.toISOString() };
}

/** Removes from a document what has a column of its own. */
export function withoutColumns(sent: EventDocument): EventDocument {
  const { id: _, _publishAt: __, ...document } = sent;
  return document;
}

/** The name of an event in the activity log. */
export function eventLabel(event: StoredEvent): string {
  return [...readEvent(event).title].slice(0, NAME_MAX_LENGTH).join('');
}
