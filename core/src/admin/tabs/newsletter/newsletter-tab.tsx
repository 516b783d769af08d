import { Stack } from '@mantine/core';
import { ChoiceBar } from '../../kernel/lists/choice-bar.js';
import { useRemembered } from '../../kernel/lists/use-remembered.js';
import { Issues } from './issues/issues.js';
import { newsletterAdminMessages } from './newsletter-messages.js';
import { NoMailServer } from './no-mail-server.js';
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
