import { adminMessages, type Subscriber } from '@quartermile/core/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import { formatDay } from '../dates/format-moment.js';
import type { Deletion } from '../lists/delete-dialog.js';
import { notifyCallFailure, notifySuccess } from '../notices/notify.js';

const text = adminMessages.newsletter;

/** Tells subscribers apart. */
export const subscriberKey = ({ _id }: Subscriber): string => _id;

/** What names a subscriber. */
export const subscriberEmail = ({ email }: Subscriber): string => email;

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

/** Whether mails leave the server. */
export function useMailDelivery() {
  const { client } = useDesk().host;
  return useQuery({
    queryKey: listKeys.mailDelivery,
    queryFn: ({ signal }) => client.newsletter.delivery({ signal }),
  });
}

/** How subscribers are removed for good. */
export function useSubscriberDeletion(): Deletion<Subscriber> {
  const { client } = useDesk().host;
  return {
    remove: ({ _id }) => client.newsletter.delete(_id),
    lists: [listKeys.subscribers, listKeys.outbox, listKeys.activity],
    keyOf: subscriberKey,
    labelOf: subscriberEmail,
    countOf: text.count,
    title: text.deleteTitle,
    question: ({ email }) => text.deleteQuestion(email),
    confirm: text.deleteConfirm,
    deleted: text.deleted,
    failed: text.deleteFailed,
  };
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
