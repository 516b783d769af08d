import { adminMessages, readEvent, type StoredEvent } from '@quartermile/core/domain';
import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import type { Deletion } from '../lists/delete-dialog.js';
import { eventKey, type ListedEvent } from './listed-event.js';

const text = adminMessages.events;

/** The events collection, each document with how it reads. */
export function useEvents() {
  const { client } = useDesk().host;
  return useQuery({
    queryKey: listKeys.events,
    queryFn: ({ signal }) => client.events.list({ signal }),
    select: readAll,
  });
}

function readAll(documents: readonly StoredEvent[]): readonly ListedEvent[] {
  return documents.map((stored) => ({ stored, event: readEvent(stored) }));
}

/** How events are deleted, with their pictures. */
export function useEventDeletion(): Deletion<ListedEvent> {
  const { client } = useDesk().host;
  return {
    remove: ({ stored }) => client.events.delete(stored.id),
    lists: [listKeys.events, listKeys.activity],
    keyOf: eventKey,
    labelOf: ({ event }) => event.title,
    countOf: text.count,
    title: text.deleteTitle,
    question: ({ event }) => text.deleteQuestion(event.title),
    confirm: text.deleteConfirm,
    deleted: text.deleted,
    failed: text.deleteFailed,
  };
}
