import { type EventDocument, NAME_MAX_LENGTH, readEvent, type StoredEvent } from '@quartermile/core/domain';
import type { EventEntity } from './event.entity.js';

/** Converts a row to the public response format: the original document with its id. */
export function toStoredEvent({ id, document }: Pick<EventEntity, 'id' | 'document'>): StoredEvent {
  return { ...document, id };
}

/** Removes the id from a document, because it has a column of its own. */
export function withoutId(sent: EventDocument): EventDocument {
  const { id: _, ...document } = sent;
  return document;
}

/** The name of an event in the activity log. */
export function eventLabel(event: StoredEvent): string {
  return [...readEvent(event).title].slice(0, NAME_MAX_LENGTH).join('');
}
