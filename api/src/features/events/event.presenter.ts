import { type EventDocument, NAME_MAX_LENGTH, readEvent, type StoredEvent } from '@quartermile/core/domain';
import type { ActivityRecord } from '../../platform/activity/activity.service.js';
import type { EventEntity } from './event.entity.js';

/** A stored event as everybody may see it: the document as it was written, with its id. */
export function toStoredEvent({ id, document }: Pick<EventEntity, 'id' | 'document'>): StoredEvent {
  return { ...document, id };
}

/** An event's document as it is stored: its id is not part of it. */
export function withoutId(sent: EventDocument): EventDocument {
  const { id: _, ...document } = sent;
  return document;
}

/** How the activity list names an event. */
export function toEventSubject(event: Pick<EventEntity, 'id' | 'document'>): ActivityRecord['subject'] {
  const title = [...readEvent(event.document).title].slice(0, NAME_MAX_LENGTH).join('');
  return { type: 'event', id: event.id, label: title };
}
