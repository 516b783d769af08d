import { adminMessages, type PastEvent, type PastEventUpdate } from '@quartermile/core/domain';
import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import { useDeskCall } from '../forms/use-desk-call.js';

const text = adminMessages.pastEvents;

/** The lists that a change of a past event changes. */
export const pastEventLists = [listKeys.pastEvents, listKeys.activity] as const;

/** All past events, latest first. */
export function usePastEvents() {
  const { client } = useDesk().host;
  return useQuery({
    queryKey: listKeys.pastEvents,
    queryFn: ({ signal }) => client.pastEvents.list({ signal }),
  });
}

/** Deletes a past event with its pictures. */
export function useDeletePastEvent() {
  const { client } = useDesk().host;
  return useDeskCall({
    call: ({ _id }: PastEvent) => client.pastEvents.delete(_id),
    done: text.deleted,
    failed: text.deleteFailed,
    lists: pastEventLists,
  });
}

/** Features a past event, or no longer. */
export function useToggleFeatured() {
  const { client } = useDesk().host;
  return useDeskCall({
    call: ({ _id }: PastEvent) => client.pastEvents.toggleFeatured(_id),
    done: text.updated,
    failed: text.updateFailed,
    lists: pastEventLists,
  });
}

/** Takes a picture or a video out, by writing the list without it. */
export function useRemoveFromPastEvent(id: string, done: string) {
  const { client } = useDesk().host;
  return useDeskCall({
    call: (changes: Pick<PastEventUpdate, 'gallery' | 'videos'>) => client.pastEvents.update(id, changes),
    done,
    failed: text.removeFailed,
    lists: pastEventLists,
  });
}
