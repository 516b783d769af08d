import { Skeleton, Stack } from '@mantine/core';
import { demoTotal } from '@quartermile/core/domain';
import { useState } from 'react';
import { LazyPart } from '../../../../kernel/lazy/lazy-part.js';
import { DemoNote } from './demo-note.js';
import { makeItYours } from './lazy-steps.js';
import { useSetup } from './use-setup.js';

/**
 * The setup section of the home tab: the note about demo content, and the setup until it is finished or skipped. The
 * statistics remain visible below.
 */
export function HomeSetup() {
  const { data: setup } = useSetup();
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (!setup) return null;
  const isOpen = chosen ?? !setup.finished;
  const hasDemo = demoTotal(setup.demo) > 0;
  if (!isOpen && !hasDemo) return null;
  return (
    <Stack gap="md">
      {hasDemo && <DemoNote demo={setup.demo} onOpenSteps={isOpen ? undefined : () => setChosen(true)} />}
      {isOpen && (
        <LazyPart
          code={makeItYours}
          props={{ setup, onClose: () => setChosen(false) }}
          loading={<Skeleton height={320} />}
        />
      )}
    </Stack>
  );
}
