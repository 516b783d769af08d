import { Button } from '@mantine/core';
import type { DemoCounts } from '@quartermile/core/domain';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kernel/dialogs/confirm-dialog.js';
import { setupMessages } from './setup-messages.js';
import { useRemoveDemo } from './use-setup.js';

const text = setupMessages;

/** Button that removes the demo content, with a confirmation that shows the amount. */
export function RemoveDemoButton({ demo }: { readonly demo: DemoCounts }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        color="red"
        variant="light"
        leftSection={<IconTrash size={18} aria-hidden="true" />}
        onClick={() => setAsks(true)}
      >
        {text.removeDemo}
      </Button>
      {asks && <RemoveDemoDialog demo={demo} onClose={() => setAsks(false)} />}
    </>
  );
}

function RemoveDemoDialog({ demo, onClose }: { readonly demo: DemoCounts; onClose(): void }) {
  const { mutate, isPending } = useRemoveDemo(onClose);
  return (
    <ConfirmDialog
      title={text.removeTitle}
      question={text.removeQuestion(demo)}
      confirmLabel={text.removeDemo}
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
