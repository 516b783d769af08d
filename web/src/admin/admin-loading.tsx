import { Center } from '@mantine/core';
import { messages } from '@quartermile/core/domain';

/** Stands there until the administrator's code has come. */
export function AdminLoading() {
  return (
    <Center mih="100dvh" role="status">
      {messages.app.loading}
    </Center>
  );
}
