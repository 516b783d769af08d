import { adminMessages, readEvent, type StoredEvent } from '@quartermile/core/domain';
import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import { useDeskCall } from '../forms/use-desk-call.js';
import type { ListedEvent } from './listed-event.js';

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

/** Deletes an event with its picture. */
export function useDeleteEvent() {
  const { client } = useDesk().host;
  return useDeskCall({
    call: ({ stored }: ListedEvent) => client.events.delete(stored.id),
    done: text.deleted,
    failed: text.deleteFailed,
    lists: [listKeys.events, listKeys.activity],
  });
}
