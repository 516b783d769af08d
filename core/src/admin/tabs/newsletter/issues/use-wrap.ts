import { issuesCalls } from '@quartermile/core/client';
import type { SundayWrap } from '@quartermile/core/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { formatDay } from '../../../kernel/dates/format-moment.js';
import { useAdminCall } from '../../../kernel/forms/use-admin-call.js';
import { notifyCallFailure } from '../../../kernel/notifications/notify.js';
import { issueKind } from './issue-kind.js';
import { wrapAdminMessages } from './issue-messages.js';

const text = wrapAdminMessages;

/** The wrap of the week, written anew each time. */
export function useWrap() {
  const { client } = useDashboard().host;
  return useQuery({
    queryKey: [...issueKind.list, 'wrap'],
    queryFn: ({ signal }) => issuesCalls(client.call).wrap({ signal }),
    gcTime: 0,
  });
}

/** The week as a picture, as data URL. */
export function useWrapPicture() {
  const { client } = useDashboard().host;
  return useQuery({
    queryKey: [...issueKind.list, 'wrap-picture'],
    queryFn: async ({ signal }) => (await issuesCalls(client.call).wrapPicture({ signal })).picture,
    gcTime: 0,
  });
}

/** Adds a wrap as the draft of a newsletter. */
export function useWrapDraft() {
  const { client } = useDashboard().host;
  return useAdminCall({
    call: ({ subject, blocks }: SundayWrap) => issuesCalls(client.call).add({ subject, blocks }),
    done: text.drafted,
    failed: text.draftFailed,
    saysWhy: true,
    lists: issueKind.lists,
  });
}

/** Saves a picture, given as data URL, as a PNG file. */
export function useSavePicture() {
  const { host } = useDashboard();
  return useMutation({
    mutationFn: (picture: string) => {
      const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(',') + 1)), (character) =>
        character.charCodeAt(0),
      );
      return host.saveFile(text.fileName(formatDay(Date.now())), new Blob([bytes], { type: 'image/png' }));
    },
    onError: (error) => notifyCallFailure(error, text.downloadFailed),
  });
}
