import { Alert, Button, Group, Text } from '@mantine/core';
import type { DemoCounts } from '@quartermile/core/domain';
import { IconWand } from '@tabler/icons-react';
import { RemoveDemoButton } from './remove-demo.js';
import { setupMessages } from './setup-messages.js';

const text = setupMessages;

export interface DemoNoteProps {
  readonly demo: DemoCounts;
  /** Opens the setup; absent while it is open. */
  onOpenSteps?(): void;
}

/** Notifies the administrator that visitors see demo content, and how to remove it. */
export function DemoNote({ demo, onOpenSteps }: DemoNoteProps) {
  return (
    <Alert
      color="amber"
      variant="light"
      role="note"
      aria-label={text.demoTitle}
      title={text.demoTitle}
      icon={<IconWand aria-hidden="true" />}
    >
      <Text size="sm">{text.demoDetail(demo)}</Text>
      <Group gap="sm" mt="sm">
        {onOpenSteps && (
          <Button variant="default" onClick={onOpenSteps}>
            {text.open}
          </Button>
        )}
        <RemoveDemoButton demo={demo} />
      </Group>
    </Alert>
  );
}
