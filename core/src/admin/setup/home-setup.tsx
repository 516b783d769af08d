import { Skeleton, Stack } from '@mantine/core';
import { demoTotal } from '@quartermile/core/domain';
import { useState } from 'react';
import { LazyPart } from '../dashboard/lazy-part.js';
import { DemoNote } from './demo-note.js';
import { makeItYours } from './lazy-steps.js';
import { useSetup } from './use-setup.js';

/**
 * What stands above the dashboard's figures while the site is new: the note about demo content, and the first steps
 * until they are finished or skipped. The figures stay where they can be seen.
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
