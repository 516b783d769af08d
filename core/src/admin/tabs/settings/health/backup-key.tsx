import { Button } from '@mantine/core';
import { type BackupKeyPair, backupKeyRoute } from '@quartermile/core/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { listKeys } from '../../../kernel/context/query-client.js';
import { SecretDialog } from '../../../kernel/dialogs/secret-dialog.js';
import { useAdminCall } from '../../../kernel/forms/use-admin-call.js';
import { notifyCallFailure } from '../../../kernel/notifications/notify.js';
import { healthAdminMessages } from './health-messages.js';

const text = healthAdminMessages.backupKey;
const key = { path: backupKeyRoute, asAdmin: true } as const;

/** Creates or replaces the key of backups in the bucket. It is used once the owner confirms that it is stored. */
export function BackupKeyButton({ isStored }: { readonly isStored: boolean }) {
  const { client, siteUrl } = useDashboard().host;
  const [pair, setPair] = useState<BackupKeyPair | null>(null);
  const creation = useMutation({
    mutationFn: () => client.call<BackupKeyPair>({ ...key, method: 'POST' }),
    onSuccess: setPair,
    onError: (error) => notifyCallFailure(error, text.failed),
  });
  const use = useAdminCall({
    call: async ({ recipient }: BackupKeyPair) => {
      await client.call({ ...key, method: 'PUT', body: { recipient } });
      setPair(null);
    },
    done: text.done,
    failed: text.notUsed,
    lists: [listKeys.health],
  });
  return (
    <>
      <Button
        variant={isStored ? 'default' : 'filled'}
        size="sm"
        mt="xs"
        loading={creation.isPending}
        onClick={() => creation.mutate()}
      >
        {isStored ? text.replace : text.create}
      </Button>
      {pair && (
        <SecretDialog
          title={text.title}
          note={isStored ? text.replaceNote : text.note}
          secrets={[pair.identity]}
          heading={text.heading(siteUrl)}
          footing={text.footing(pair.recipient)}
          file="quartermile-backup-key.txt"
          storedLabel={text.stored}
          busy={use.isPending}
          onStored={() => use.mutate(pair)}
          onCancel={() => setPair(null)}
        />
      )}
    </>
  );
}
