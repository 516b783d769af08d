import { Button, Group, Stack, Text } from '@mantine/core';
import type { HealthRetry } from '@quartermile/core/domain';
import { useState } from 'react';
import { AdminDialog } from '../../../kernel/dialogs/admin-dialog.js';
import { healthAdminMessages } from './health-messages.js';
import { useHealthRetry } from './use-health.js';

const text = healthAdminMessages.retry;

/** Tries the failed jobs or mails again, or makes a backup, after a confirmation. */
export function HealthRetryButton({ item }: { readonly item: HealthRetry['item'] }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setAsks(true)}>
        {text[item].button}
      </Button>
      {asks && <RetryDialog item={item} onClose={() => setAsks(false)} />}
    </>
  );
}

interface RetryDialogProps {
  readonly item: HealthRetry['item'];
  onClose(): void;
}

function RetryDialog({ item, onClose }: RetryDialogProps) {
  const { mutate, isPending } = useHealthRetry(item, onClose);
  return (
    <AdminDialog onClose={onClose} title={text[item].title}>
      <Stack gap="md">
        <Text>{text[item].question}</Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {text.cancel}
          </Button>
          <Button loading={isPending} onClick={() => mutate(undefined)}>
            {text[item].button}
          </Button>
        </Group>
      </Stack>
    </AdminDialog>
  );
}
