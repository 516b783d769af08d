import { Button, Stack, Text } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import type { AdminHost } from '../../kernel/host/admin-host.js';
import { securityMessages } from '../../tabs/settings/security/security-messages.js';
import { secondStepMessages } from './second-step-messages.js';
import type { LoginState } from './use-login.js';

const text = secondStepMessages;

export interface PasskeyLoginProps {
  readonly host: Pick<AdminHost, 'passkeys' | 'signInWithPasskey' | 'signInInBrowser'>;
  readonly login: Pick<LoginState, 'passkey' | 'inBrowser' | 'number' | 'cancelBrowser' | 'passkeyBusy'>;
}

/** Login with a passkey: here, or in the system's browser where the host cannot use passkeys. */
export function PasskeyLogin({ host, login }: PasskeyLoginProps) {
  const { passkey, inBrowser, number, cancelBrowser, passkeyBusy } = login;
  if (number !== null)
    return (
      <Stack gap="xs" mt="md" role="status">
        <Text>{text.browserIntro}</Text>
        <Text ta="center" fz="2rem" fw={700} lts="0.12em">
          {number}
        </Text>
        <Text size="sm" c="dimmed">
          {text.browserNote}
        </Text>
        <Button variant="default" onClick={cancelBrowser}>
          {securityMessages.cancel}
        </Button>
      </Stack>
    );
  const isHere = host.signInWithPasskey && host.passkeys?.isSupported;
  if (!isHere && !host.signInInBrowser) return null;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed" ta="center" aria-hidden="true">
        {text.or}
      </Text>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconFingerprint size={18} aria-hidden="true" />}
        loading={passkeyBusy}
        onClick={isHere ? passkey : inBrowser}
      >
        {isHere ? text.byPasskey : text.inBrowser}
      </Button>
    </Stack>
  );
}
