import type { SetAsideVotes } from '@quartermile/core/domain';
import { useQuery } from '@tanstack/react-query';
import { useDashboard } from '../context/dashboard-context.js';
import { listKeys } from '../context/query-client.js';
import { useAdminCall } from '../forms/use-admin-call.js';
import { voteAdminMessages } from './vote-messages.js';

const text = voteAdminMessages;
/** What shows votes. */
const LISTS = [listKeys.voteHistory, listKeys.entries, listKeys.activity];

/** The votes of an entry over time. */
export function useVoteHistory(entryId: string) {
  const { client } = useDashboard().host;
  return useQuery({
    queryKey: [...listKeys.voteHistory, entryId],
    queryFn: ({ signal }) => client.leaderboard.voteHistory(entryId, { signal }),
  });
}

/** Sets the votes of a window aside. */
export function useSetAside() {
  const { client } = useDashboard().host;
  return useAdminCall({
    call: (window: SetAsideVotes) => client.leaderboard.setAsideVotes(window),
    done: text.wasSetAside,
    failed: text.setAsideFailed,
    lists: LISTS,
  });
}

/** Makes the votes of a window, by its id, count again. */
export function useBringBack() {
  const { client } = useDashboard().host;
  return useAdminCall({
    call: (windowId: string) => client.leaderboard.bringBackVotes(windowId),
    done: text.wasBroughtBack,
    failed: text.bringBackFailed,
    lists: LISTS,
  });
}
