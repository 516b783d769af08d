import { Button, Group, Stack, Title } from '@mantine/core';
import type { Account } from '@quartermile/core/domain';
import { useState } from 'react';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { formatDate } from '../../../kernel/dates/format-moment.js';
import { ConfirmDialog } from '../../../kernel/dialogs/confirm-dialog.js';
import { Facts } from '../../../kernel/lists/item.js';
import list from '../../../kernel/lists/item.module.css';
import { LoadedList } from '../../../kernel/lists/loaded-list.js';
import { StatusPill } from '../../../kernel/lists/status-pill.js';
import { peopleAdminMessages } from './people-messages.js';
import { useAdministrators, useRemoval, useRoleChange } from './use-administrators.js';

const text = peopleAdminMessages;

/** All administrators with their roles. The server refuses to change the last owner. */
export function AccountList() {
  const query = useAdministrators();
  const [toRemove, setToRemove] = useState<Account | null>(null);
  const { mutate: remove, isPending } = useRemoval();
  return (
    <Stack component="section" gap="sm" aria-label={text.administrators}>
      <Title order={2} size="h4">
        {text.administrators}
      </Title>
      <LoadedList query={query} failed={text.failedToLoad} rowHeight={72}>
        {(accounts) => (
          <ul className={list.rows}>
            {accounts.map((account) => (
              <AccountRow key={account._id} account={account} onRemove={() => setToRemove(account)} />
            ))}
          </ul>
        )}
      </LoadedList>
      {toRemove && (
        <ConfirmDialog
          title={text.removeTitle}
          question={text.removeQuestion(toRemove.email)}
          confirmLabel={text.remove}
          busy={isPending}
          onConfirm={() => remove(toRemove, { onSettled: () => setToRemove(null) })}
          onClose={() => setToRemove(null)}
        />
      )}
    </Stack>
  );
}

interface AccountRowProps {
  readonly account: Account;
  onRemove(): void;
}

function AccountRow({ account, onRemove }: AccountRowProps) {
  const { admin } = useDashboard();
  const { mutate: changeRole, isPending } = useRoleChange();
  const { email, role, isConfigured, createdAt } = account;
  const other = role === 'owner' ? 'reviewer' : 'owner';
  return (
    <li className={list.row}>
      <div className={list.words}>
        <Group gap="xs" fw={600}>
          {email}
          <StatusPill label={text.roles[role]} tone={role === 'owner' ? 'open' : undefined} />
          {email === admin.email && <StatusPill label={text.you} tone="good" />}
        </Group>
        <Facts>
          {text.since(formatDate(createdAt))}
          {isConfigured && ` · ${text.configured}`}
        </Facts>
      </div>
      {!isConfigured && (
        <div className={list.actions}>
          <Button
            variant="default"
            size="sm"
            loading={isPending}
            aria-label={`${text.roleOf(email)}: ${other === 'owner' ? text.makeOwner : text.makeReviewer}`}
            onClick={() => changeRole({ account, role: other })}
          >
            {other === 'owner' ? text.makeOwner : text.makeReviewer}
          </Button>
          <Button variant="default" size="sm" aria-label={text.removePerson(email)} onClick={onRemove}>
            {text.remove}
          </Button>
        </div>
      )}
    </li>
  );
}
