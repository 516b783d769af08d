import { Text, TextInput } from '@mantine/core';
import { cleanText, PASSKEY_NAME_MAX_LENGTH } from '@quartermile/core/domain';
import { useState } from 'react';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { AdminDialog } from '../../../kernel/dialogs/admin-dialog.js';
import { PasskeyError } from '../../../kernel/host/host-passkeys.js';
import { notifySuccess } from '../../../kernel/notifications/notify.js';
import { ProofForm } from './proof-form.js';
import { firstRecoveryCodes, type SectionProps } from './section-props.js';
import { securityMessages } from './security-messages.js';
import { useFactorsCache, useFactorsCalls } from './use-factors.js';

const text = securityMessages;

/** Adds a passkey: name, proof, and the browser's own dialog. */
export function AddPasskeyDialog({ onCodes, onClose }: SectionProps & { onClose(): void }) {
  const { host } = useDashboard();
  const calls = useFactorsCalls();
  const cache = useFactorsCache();
  const [name, setName] = useState('');
  return (
    <AdminDialog title={text.addPasskey} onClose={onClose}>
      <ProofForm
        label={text.addPasskey}
        onCancel={onClose}
        onProof={async (proof) => {
          const options = await calls.beginPasskey(proof);
          if (!host.passkeys) throw new PasskeyError('failed');
          const passkey = await host.passkeys.create(options);
          const factors = await calls.addPasskey({
            name: cleanText(name) || text.passkeyNameExample,
            passkey,
          });
          notifySuccess(`${text.passkeyAdded} ${text.othersEnded}`);
          const codes = await firstRecoveryCodes(calls, factors, proof).catch(() => null);
          cache.set({ ...factors, ...(codes && { recoveryCodes: codes.length }) });
          onClose();
          if (codes) onCodes(codes);
        }}
      >
        <Text>{text.addPasskeyIntro}</Text>
        <TextInput
          label={text.passkeyName}
          description={text.passkeyNameHint}
          placeholder={text.passkeyNameExample}
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          autoComplete="off"
        />
      </ProofForm>
    </AdminDialog>
  );
}
