import { Alert, Button, Group, Text } from '@mantine/core';
import { useMailDelivery } from '../../kernel/content/use-mail-delivery.js';
import { newsletterAdminMessages } from './newsletter-messages.js';

const text = newsletterAdminMessages;

export interface NoMailServerProps {
  /** Opens the outbox; absent in the outbox itself. */
  readonly onShowOutbox?: (() => void) | undefined;
}

/** Explains that no mail server is configured, and where the unsent mails are. */
export function NoMailServer({ onShowOutbox }: NoMailServerProps) {
  const { data } = useMailDelivery();
  if (data?.hasMailServer !== false) return null;
  return (
    <Alert color="amber" variant="light" title={text.noMailServerTitle} role="note">
      <Group justify="space-between" gap="sm">
        <Text size="sm">{text.noMailServerDetail}</Text>
        {onShowOutbox && (
          <Button variant="default" size="xs" onClick={onShowOutbox}>
            {text.showOutbox}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
