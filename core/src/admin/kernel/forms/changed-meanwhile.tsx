import { Alert, Button, Group } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { formMessages } from './form-messages.js';
import type { Conflict } from './use-edited.js';

const text = formMessages;

export interface ChangedMeanwhileProps {
  readonly conflict: Conflict | null;
  readonly busy: boolean;
}

/** What somebody else changed while a form was open, with both ways out. Nothing without a conflict. */
export function ChangedMeanwhile({ conflict, busy }: ChangedMeanwhileProps) {
  if (!conflict) return null;
  return (
    <Alert
      role="alert"
      variant="light"
      color="amber"
      title={text.changedMeanwhile}
      icon={<IconUsers size={20} aria-hidden="true" />}
    >
      {text.changedFields(conflict.labels)}
      <Group gap="sm" mt="sm" pb="xs">
        <Button size="sm" variant="default" loading={busy} onClick={conflict.saveAnyway}>
          {text.saveAnyway}
        </Button>
        <Button size="sm" variant="default" disabled={busy} onClick={conflict.takeTheirs}>
          {text.takeTheirs}
        </Button>
      </Group>
    </Alert>
  );
}
