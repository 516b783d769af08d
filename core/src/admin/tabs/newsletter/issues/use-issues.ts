import { issuesCalls } from '@quartermile/core/client';
import type { Issue, IssueAction } from '@quartermile/core/domain';
import { useQuery } from '@tanstack/react-query';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { asSeen } from '../../../kernel/forms/as-seen.js';
import { useAdminCall } from '../../../kernel/forms/use-admin-call.js';
import { issueKind } from './issue-kind.js';
import { issueAdminMessages } from './issue-messages.js';

const text = issueAdminMessages;
/** While a newsletter is being sent, its progress is loaded this often. */
const PROGRESS_MS = 2000;

const DONE: Readonly<Record<IssueAction, string>> = {
  send: text.sent,
  pause: text.paused,
  resume: text.resumed,
  cancel: text.cancelled,
  test: text.tested,
  resend: text.resent,
  accept: text.accepted,
};

/** All newsletters, loaded again while one is being sent. */
export function useIssues() {
  const { client } = useDashboard().host;
  return useQuery({
    queryKey: issueKind.list,
    queryFn: ({ signal }) => issueKind.load(client, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'sending') ? PROGRESS_MS : false,
  });
}

/** Does something with a newsletter. The server's message says why it refuses. */
export function useIssueAction(action: IssueAction) {
  const { client } = useDashboard().host;
  return useAdminCall({
    call: ({ _id }: Issue) => issuesCalls(client.call).act(_id, action),
    done: DONE[action],
    failed: action === 'test' ? text.testFailed : text.actFailed,
    saysWhy: true,
    lists: issueKind.lists,
  });
}

/** Makes a scheduled newsletter a draft again. */
export function useUnschedule() {
  const { client } = useDashboard().host;
  return useAdminCall({
    call: (issue: Issue) => issuesCalls(client.call).update(issue._id, asSeen({ publishAt: null }, issue)),
    done: text.unscheduled,
    failed: text.actFailed,
    saysWhy: true,
    lists: issueKind.lists,
  });
}

/** A newsletter as it would be sent now. */
export function useIssuePreview({ _id }: Issue) {
  const { client } = useDashboard().host;
  return useQuery({
    queryKey: [...issueKind.list, 'preview', _id],
    queryFn: ({ signal }) => issuesCalls(client.call).preview(_id, { signal }),
    gcTime: 0,
  });
}
