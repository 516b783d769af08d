import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { demoTotal, type SiteSetup as SetupState } from '@quartermile/core/domain';
import { IconWand } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { LazyPart } from '../../../../kernel/lazy/lazy-part.js';
import { DemoNote } from './demo-note.js';
import { makeItYours } from './lazy-steps.js';
import { setupMessages } from './setup-messages.js';
import { useSetup } from './use-setup.js';

const text = setupMessages;

/**
 * Adds a link to the setup above the site profile form. The form is hidden while the setup is open. It is not
 * remounted when the setup state has loaded.
 */
export function SiteSetup({ children }: { readonly children: ReactNode }) {
  const { data: setup } = useSetup();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="md">
      {setup && isOpen && (
        <LazyPart
          code={makeItYours}
          props={{ setup, onClose: () => setOpen(false) }}
          loading={<Skeleton height={320} />}
        />
      )}
      {setup && !isOpen && <WayToSteps setup={setup} onOpen={() => setOpen(true)} />}
      {!isOpen && children}
    </Stack>
  );
}

function WayToSteps({ setup: { demo }, onOpen }: { readonly setup: SetupState; onOpen(): void }) {
  if (demoTotal(demo) > 0) return <DemoNote demo={demo} onOpenSteps={onOpen} />;
  return (
    <Group justify="space-between">
      <Text c="dimmed">{text.again}</Text>
      <Button variant="default" leftSection={<IconWand size={18} aria-hidden="true" />} onClick={onOpen}>
        {text.open}
      </Button>
    </Group>
  );
}
