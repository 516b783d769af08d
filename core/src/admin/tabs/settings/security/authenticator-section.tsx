import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMoment } from '../../../kernel/dates/format-moment.js';
import { AdminDialog } from '../../../kernel/dialogs/admin-dialog.js';
import { notifySuccess } from '../../../kernel/notifications/notify.js';
import { AuthenticatorSetupDialog } from './authenticator-setup-dialog.js';
import { ProofForm } from './proof-form.js';
import type { SectionProps } from './section-props.js';
import { securityMessages } from './security-messages.js';
import { useFactorsCache, useFactorsCalls } from './use-factors.js';

const text = securityMessages;

/** The authenticator app: set up, or removed. */
export function AuthenticatorSection({ factors, onCodes }: SectionProps) {
  const [open, setOpen] = useState<'setup' | 'removal' | null>(null);
  const calls = useFactorsCalls();
  const cache = useFactorsCache();
  const close = (): void => setOpen(null);
  return (
    <Card component="section" aria-labelledby="authenticator-title">
      <Stack gap="sm">
        <Group gap="xs">
          <IconDeviceMobile size={22} aria-hidden="true" />
          <Title order={2} size="h4" id="authenticator-title">
            {text.authenticator}
          </Title>
        </Group>
        <Text size="sm">{text.authenticatorIntro}</Text>
        {factors.authenticator ? (
          <>
            <Text fw={600}>{text.authenticatorOn(formatMoment(factors.authenticator.confirmedAt))}</Text>
            <Group>
              <Button variant="default" onClick={() => setOpen('removal')}>
                {text.removeAuthenticator}
              </Button>
            </Group>
          </>
        ) : (
          <Group>
            <Button onClick={() => setOpen('setup')}>{text.setUp}</Button>
          </Group>
        )}
      </Stack>
      {open === 'setup' && <AuthenticatorSetupDialog factors={factors} onCodes={onCodes} onClose={close} />}
      {open === 'removal' && (
        <AdminDialog title={text.removeAuthenticatorTitle} onClose={close}>
          <ProofForm
            label={text.removeAuthenticator}
            isDanger
            onCancel={close}
            onProof={async (proof) => {
              cache.set(await calls.removeAuthenticator(proof));
              close();
              notifySuccess(`${text.authenticatorRemoved} ${text.othersEnded}`);
            }}
          >
            <Text>{text.removeAuthenticatorQuestion}</Text>
          </ProofForm>
        </AdminDialog>
      )}
    </Card>
  );
}
