import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMailDelivery } from '../../kernel/content/use-mail-delivery.js';
import { ChoiceBar } from '../../kernel/lists/choice-bar.js';
import { useRemembered } from '../../kernel/lists/use-remembered.js';
import { Issues } from './issues/issues.js';
import { newsletterAdminMessages } from './newsletter-messages.js';
import { Outbox } from './outbox.js';
import { Subscribers } from './subscribers.js';

const text = newsletterAdminMessages;
const VIEWS = ['subscribers', 'issues', 'outbox'] as const;

/** The newsletter tab: subscribers, newsletters and outbox. */
export function NewsletterTab() {
  const [view, setView] = useRemembered<(typeof VIEWS)[number]>('newsletter.view', 'subscribers');
  return (
    <Stack gap="md">
      <ChoiceBar
        label={text.views}
        choices={VIEWS.map((id) => ({ id, label: text[id] }))}
        value={view}
        onChange={setView}
      />
      <NoMailServer onShowOutbox={view === 'outbox' ? undefined : () => setView('outbox')} />
      {view === 'subscribers' && <Subscribers />}
      {view === 'issues' && <Issues />}
      {view === 'outbox' && <Outbox />}
    </Stack>
  );
}

interface NoMailServerProps {
  /** Opens the outbox; absent in the outbox itself. */
  readonly onShowOutbox?: (() => void) | undefined;
}

/** Explains that no mail server is configured, and where the unsent mails are. */
function NoMailServer({ onShowOutbox }: NoMailServerProps) {
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
