import { adminMessages, type Subscriber } from '@quartermile/core/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import { formatDay } from '../dates/format-moment.js';
import { useDeskCall } from '../forms/use-desk-call.js';
import { notifyCallFailure, notifySuccess } from '../notices/notify.js';

const text = adminMessages.newsletter;

/** Every subscriber, the newest first. */
export function useSubscribers() {
  const { client } = useDesk().host;
  return useQuery({
    queryKey: listKeys.subscribers,
    queryFn: ({ signal }) => client.newsletter.list({ signal }),
  });
}

/** The mails that are kept, the newest first. */
export function useOutbox() {
  const { client } = useDesk().host;
  return useQuery({
    queryKey: listKeys.outbox,
    queryFn: ({ signal }) => client.newsletter.outbox({ signal }),
  });
}

/** Removes a subscriber for good. */
export function useDeleteSubscriber() {
  const { client } = useDesk().host;
  return useDeskCall({
    call: ({ _id }: Subscriber) => client.newsletter.delete(_id),
    done: text.deleted,
    failed: text.deleteFailed,
    lists: [listKeys.subscribers, listKeys.outbox, listKeys.activity],
  });
}

/** Hands the subscribers over as a CSV file, as the server writes it. */
export function useExport() {
  const { host } = useDesk();
  return useMutation({
    mutationFn: async () => {
      const csv = await host.client.newsletter.exportCsv();
      await host.saveFile(text.fileName(formatDay(Date.now())), new Blob([csv], { type: 'text/csv' }));
    },
    onSuccess: () => notifySuccess(text.exported),
    onError: (error) => notifyCallFailure(error, text.exportFailed),
  });
}
