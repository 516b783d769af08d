import { adminMessages, type PastEvent, type PastEventUpdate } from '@quartermile/core/domain';
import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import { useDeskCall } from '../forms/use-desk-call.js';
import type { Deletion } from '../lists/delete-dialog.js';

const text = adminMessages.pastEvents;

/** The lists that a change of a past event changes. */
export const pastEventLists = [listKeys.pastEvents, listKeys.activity] as const;

/** Tells past events apart. */
export const pastEventKey = ({ _id }: PastEvent): string => _id;

/** All past events, latest first. */
export function usePastEvents() {
  const { client } = useDesk().host;
  return useQuery({
    queryKey: listKeys.pastEvents,
    queryFn: ({ signal }) => client.pastEvents.list({ signal }),
  });
}

/** How past events are deleted, with their pictures. */
export function usePastEventDeletion(): Deletion<PastEvent> {
  const { client } = useDesk().host;
  return {
    remove: ({ _id }) => client.pastEvents.delete(_id),
    lists: pastEventLists,
    keyOf: pastEventKey,
    labelOf: ({ title }) => title,
    countOf: text.count,
    title: text.deleteTitle,
    question: ({ title }) => text.deleteQuestion(title),
    confirm: text.deleteConfirm,
    deleted: text.deleted,
    failed: text.deleteFailed,
  };
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
