import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import { useState } from 'react';
import { AdminDialog } from '../../../kernel/dialogs/admin-dialog.js';
import { DialogNote, ProofForm } from './proof-form.js';
import type { SectionProps } from './section-props.js';
import { securityMessages } from './security-messages.js';
import { useFactorsCache, useFactorsCalls } from './use-factors.js';

/** Fewer unused recovery codes than this are pointed out. */
const RECOVERY_CODES_LOW = 4;

const text = securityMessages;

/** The recovery codes: how many are left, and new ones. */
export function RecoveryCodesSection({ factors, onCodes }: SectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const calls = useFactorsCalls();
  const cache = useFactorsCache();
  const hasFactor = factors.authenticator !== null || factors.passkeys.length > 0;
  const left = factors.recoveryCodes;
  const close = (): void => setIsOpen(false);
  return (
    <Card component="section" aria-labelledby="recovery-title">
      <Stack gap="sm">
        <Group gap="xs">
          <IconLifebuoy size={22} aria-hidden="true" />
          <Title order={2} size="h4" id="recovery-title">
            {text.recoveryCodes}
          </Title>
        </Group>
        <Text size="sm">{text.recoveryIntro}</Text>
        {!hasFactor && (
          <Text size="sm" c="dimmed">
            {text.recoveryNeedsFactor}
          </Text>
        )}
        {hasFactor && left === 0 && (
          <Text c="red" fw={600}>
            {text.recoveryNone}
          </Text>
        )}
        {hasFactor && left > 0 && <Text fw={600}>{text.recoveryLeft(left)}</Text>}
        {hasFactor && (
          <Group>
            <Button
              variant={left < RECOVERY_CODES_LOW ? 'filled' : 'default'}
              onClick={() => setIsOpen(true)}
            >
              {text.renewCodes}
            </Button>
          </Group>
        )}
      </Stack>
      {isOpen && (
        <AdminDialog title={text.renewTitle} onClose={close}>
          <ProofForm
            label={text.renewCodes}
            onCancel={close}
            onProof={async (proof) => {
              const { codes } = await calls.renewRecoveryCodes(proof);
              cache.set({ ...factors, recoveryCodes: codes.length });
              close();
              onCodes(codes);
            }}
          >
            {left > 0 ? <DialogNote>{text.renewNote}</DialogNote> : null}
          </ProofForm>
        </AdminDialog>
      )}
    </Card>
  );
}
