import { Center, Loader, Stack } from '@mantine/core';
import { messages } from '@quartermile/core/domain';
import { ErrorState } from '@quartermile/core/ui';
import { frameMessages } from '../../kernel/messages/frame-messages.js';

/** Placeholder while the stored token is validated. */
export function CheckingSession() {
  return (
    <Center mih="100dvh" role="status">
      <Stack align="center" gap="sm">
        <Loader aria-hidden="true" />
        {messages.app.loading}
      </Stack>
    </Center>
  );
}

/** Shown when the stored token could not be validated. The token remains stored, and the check can be retried. */
export function UnreachableSession({ onRetry }: { onRetry(): void }) {
  return (
    <Center mih="100dvh" component="main">
      <ErrorState
        title={frameMessages.sessionCheckFailed}
        detail={messages.login.network}
        onRetry={onRetry}
      />
    </Center>
  );
}
