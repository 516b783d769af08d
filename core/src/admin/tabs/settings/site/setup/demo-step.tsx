import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type DemoCounts, demoTotal } from '@quartermile/core/domain';
import { RemoveDemoButton } from './remove-demo.js';
import { setupMessages } from './setup-messages.js';
import { stepWords } from './setup-steps.js';

const text = setupMessages;

export interface DemoStepProps {
  readonly demo: DemoCounts;
  /** Whether the setup is being finished. */
  readonly busy: boolean;
  onBack(): void;
  onFinish(): void;
}

/** The last step: remove the demo content or leave it for now. */
export function DemoStep({ demo, busy, onBack, onFinish }: DemoStepProps) {
  const [name, hint] = stepWords.demo;
  const hasDemo = demoTotal(demo) > 0;
  return (
    <Stack gap="md" role="group" aria-label={name}>
      <div>
        <Title order={3} size="h4">
          {name}
        </Title>
        <Text c="dimmed">{hint}</Text>
      </div>
      <Text>{hasDemo ? text.demoDetail(demo) : text.noDemo}</Text>
      {hasDemo && (
        <div>
          <RemoveDemoButton demo={demo} />
        </div>
      )}
      <Group justify="space-between">
        <Button variant="default" disabled={busy} onClick={onBack}>
          {text.back}
        </Button>
        <Button loading={busy} onClick={onFinish}>
          {text.finish}
        </Button>
      </Group>
    </Stack>
  );
}
