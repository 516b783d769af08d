import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { setupMessages } from './setup-messages.js';
import { type SetupStep, stepWords } from './setup-steps.js';

const text = setupMessages;

/** Name and purpose of a step. */
export function StepHead({ step }: { readonly step: SetupStep }) {
  const [name, hint] = stepWords[step];
  return (
    <div>
      <Title order={3} size="h4">
        {name}
      </Title>
      <Text c="dimmed">{hint}</Text>
    </div>
  );
}

export interface PlainStepProps {
  readonly step: SetupStep;
  /** Whether the setup is being finished. */
  readonly busy: boolean;
  /** "Next" or "Finish". */
  readonly nextLabel: string;
  readonly children: ReactNode;
  /** Absent in the first step. */
  readonly onBack: (() => void) | undefined;
  onNext(): void;
}

/** A step whose parts save for themselves. */
export function PlainStep({ step, busy, nextLabel, children, onBack, onNext }: PlainStepProps) {
  return (
    <Stack gap="md" role="group" aria-label={stepWords[step][0]}>
      <StepHead step={step} />
      {children}
      <Group justify="space-between">
        <Button variant="default" disabled={busy} onClick={onBack}>
          {text.back}
        </Button>
        <Button loading={busy} onClick={onNext}>
          {nextLabel}
        </Button>
      </Group>
    </Stack>
  );
}
