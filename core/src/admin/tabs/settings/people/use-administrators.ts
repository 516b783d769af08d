import { type PeopleCalls, peopleCalls } from '@quartermile/core/client';
import type { Account, AdminRole, Invitation } from '@quartermile/core/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { listKeys } from '../../../kernel/context/query-client.js';
import { useAdminCall } from '../../../kernel/forms/use-admin-call.js';
import { peopleAdminMessages } from './people-messages.js';

const text = peopleAdminMessages;

/** The requests about administrators and sessions. */
export function usePeopleCalls(): PeopleCalls {
  const { client } = useDashboard().host;
  return useMemo(() => peopleCalls(client.call), [client]);
}

/** All administrators, oldest account first. */
export function useAdministrators() {
  const calls = usePeopleCalls();
  return useQuery({
    queryKey: listKeys.administrators,
    queryFn: ({ signal }) => calls.administrators({ signal }),
  });
}

/** Invitations that were not accepted, newest first. */
export function useInvitations() {
  const calls = usePeopleCalls();
  return useQuery({ queryKey: listKeys.invitations, queryFn: ({ signal }) => calls.invitations({ signal }) });
}

const lists = [listKeys.administrators, listKeys.invitations, listKeys.activity];

/** Changes the role of an administrator. */
export function useRoleChange() {
  const calls = usePeopleCalls();
  return useAdminCall({
    call: ({ account, role }: { account: Account; role: AdminRole }) => calls.changeRole(account._id, role),
    done: text.roleChanged,
    failed: text.roleFailed,
    saysWhy: true,
    lists,
  });
}

/** Removes an administrator. */
export function useRemoval() {
  const calls = usePeopleCalls();
  return useAdminCall({
    call: ({ _id }: Account) => calls.removeAdministrator(_id),
    done: text.removed,
    failed: text.removeFailed,
    saysWhy: true,
    lists,
  });
}

/**
 * Sends an invitation again, or makes a new link where no mail is sent.
 * @param isMailed whether it is sent by mail
 */
export function useResend(isMailed: boolean) {
  const calls = usePeopleCalls();
  return useAdminCall({
    call: ({ _id }: Invitation) => calls.resendInvitation(_id),
    done: isMailed ? text.resent : text.renewed,
    failed: text.resendFailed,
    lists,
  });
}

/** Withdraws an invitation. */
export function useWithdrawal() {
  const calls = usePeopleCalls();
  return useAdminCall({
    call: ({ _id }: Invitation) => calls.revokeInvitation(_id),
    done: text.withdrawn,
    failed: text.withdrawFailed,
    lists,
  });
}
