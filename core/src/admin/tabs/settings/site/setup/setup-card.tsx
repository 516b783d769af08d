import { Button, Card, Group, Text, Title } from '@mantine/core';
import { demoTotal } from '@quartermile/core/domain';
import type { TabProps } from '../../../../kernel/context/tab-props.js';
import { RemoveDemoButton } from './remove-demo.js';
import { setupMessages } from './setup-messages.js';
import { useSetup } from './use-setup.js';

const text = setupMessages;

/** Leads to the first steps until they are finished, and says what is left of the demo content. */
export function SetupCard({ openTab }: Pick<TabProps, 'openTab'>) {
  const { data: setup } = useSetup();
  if (!setup) return null;
  const hasDemo = demoTotal(setup.demo) > 0;
  if (setup.finished && !hasDemo) return null;
  return (
    <Card component="section" aria-label={text.title}>
      <Title order={2} size="h4" mb="xs">
        {text.title}
      </Title>
      <Text size="sm">{hasDemo ? text.demoDetail(setup.demo) : text.intro}</Text>
      <Group gap="sm" mt="md">
        <Button variant="default" onClick={() => openTab('setup')}>
          {text.start}
        </Button>
        {hasDemo && <RemoveDemoButton demo={setup.demo} />}
      </Group>
    </Card>
  );
}
