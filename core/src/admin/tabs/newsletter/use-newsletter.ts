import type { Subscriber } from '@quartermile/core/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDashboard } from '../../kernel/context/dashboard-context.js';
import { listKeys } from '../../kernel/context/query-client.js';
import { formatDay } from '../../kernel/dates/format-moment.js';
import type { Deletion } from '../../kernel/lists/deletion/delete-dialog.js';
import { notifyCallFailure, notifySuccess } from '../../kernel/notifications/notify.js';
import { newsletterAdminMessages } from './newsletter-messages.js';

const text = newsletterAdminMessages;

/** Unique key of a subscriber. */
export const subscriberKey = ({ _id }: Subscriber): string => _id;

/** The displayed name of a subscriber. */
export const subscriberEmail = ({ email }: Subscriber): string => email;

/** All subscribers, newest first. */
export function useSubscribers() {
  const { client } = useDashboard().host;
  return useQuery({
    queryKey: listKeys.subscribers,
    queryFn: ({ signal }) => client.newsletter.list({ signal }),
  });
}

/** The mails in the outbox, newest first. */
export function useOutbox() {
  const { client } = useDashboard().host;
  return useQuery({
    queryKey: listKeys.outbox,
    queryFn: ({ signal }) => client.newsletter.outbox({ signal }),
  });
}

/** Options to delete subscribers permanently. */
export function useSubscriberDeletion(): Deletion<Subscriber> {
  const { client } = useDashboard().host;
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

/** Saves the server's CSV export of the subscribers. */
export function useExport() {
  const { host } = useDashboard();
  return useMutation({
    mutationFn: async () => {
      const csv = await host.client.newsletter.exportCsv();
      await host.saveFile(text.fileName(formatDay(Date.now())), new Blob([csv], { type: 'text/csv' }));
    },
    onSuccess: () => notifySuccess(text.exported),
    onError: (error) => notifyCallFailure(error, text.exportFailed),
  });
}
