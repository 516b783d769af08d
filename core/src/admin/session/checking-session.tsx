import { Center, Loader, Stack } from '@mantine/core';
import { adminMessages, messages } from '@quartermile/core/domain';
import { ErrorState } from '@quartermile/core/ui';

/** Stands there while the stored token is checked. */
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

/** The token could not be checked: it is kept, and may be checked again. */
export function UnreachableSession({ onRetry }: { onRetry(): void }) {
  return (
    <Center mih="100dvh" component="main">
      <ErrorState
        title={adminMessages.frame.sessionCheckFailed}
        detail={messages.login.network}
        onRetry={onRetry}
      />
    </Center>
  );
}
