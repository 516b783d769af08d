import { Alert, Button, Group, Text } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import type { TabProps } from '../../../kernel/context/tab-props.js';
import { securityMessages } from './security-messages.js';
import { useFactors, useFactorsCache, useFactorsCalls } from './use-factors.js';

const text = securityMessages;

/** Suggests a second factor on the home tab, until there is one or the administrator dismisses it. */
export function FactorsOffer({ openTab }: Pick<TabProps, 'openTab'>) {
  const { data } = useFactors();
  const calls = useFactorsCalls();
  const cache = useFactorsCache();
  if (!data?.isOffered) return null;
  const dismiss = (): void => {
    cache.set({ ...data, isOffered: false });
    // The suggestion returns if it could not be dismissed on the server.
    void calls.dismissOffer().catch(cache.reload);
  };
  return (
    <Alert
      color="amber"
      variant="light"
      role="note"
      aria-label={text.offerTitle}
      title={text.offerTitle}
      icon={<IconShieldLock aria-hidden="true" />}
    >
      <Text size="sm">{text.offerDetail}</Text>
      <Group gap="sm" mt="sm">
        <Button variant="default" onClick={() => openTab('security')}>
          {text.offerOpen}
        </Button>
        <Button variant="subtle" color="gray" onClick={dismiss}>
          {text.offerDismiss}
        </Button>
      </Group>
    </Alert>
  );
}
