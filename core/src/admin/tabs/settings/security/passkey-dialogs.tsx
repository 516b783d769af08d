import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { PASSKEY_NAME_MAX_LENGTH, type Passkey } from '@quartermile/core/domain';
import { type FormEvent, useState } from 'react';
import { AdminDialog } from '../../../kernel/dialogs/admin-dialog.js';
import { notifySuccess } from '../../../kernel/notifications/notify.js';
import { factorProblem } from './factor-problem.js';
import { ProofForm } from './proof-form.js';
import { securityMessages } from './security-messages.js';
import { useFactorsCache, useFactorsCalls } from './use-factors.js';

const text = securityMessages;

interface PasskeyDialogProps {
  readonly passkey: Passkey;
  onClose(): void;
}

/** Renames a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const calls = useFactorsCalls();
  const cache = useFactorsCache();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const name = String(new FormData(event.currentTarget).get('name') ?? '');
    setBusy(true);
    setProblem('');
    try {
      cache.set(await calls.renamePasskey(passkey._id, name));
      onClose();
      notifySuccess(text.renamed);
    } catch (error) {
      setProblem(factorProblem(error));
      setBusy(false);
    }
  };
  return (
    <AdminDialog title={text.renameTitle} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            name="name"
            label={text.passkeyName}
            defaultValue={passkey.name}
            maxLength={PASSKEY_NAME_MAX_LENGTH}
            autoComplete="off"
            data-autofocus
          />
          {problem && (
            <Text role="alert" c="red" fw={600}>
              {problem}
            </Text>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {text.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {text.rename}
            </Button>
          </Group>
        </Stack>
      </form>
    </AdminDialog>
  );
}

/** Removes a passkey. */
export function RemovePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const calls = useFactorsCalls();
  const cache = useFactorsCache();
  return (
    <AdminDialog title={text.removePasskeyTitle} onClose={onClose}>
      <ProofForm
        label={text.remove}
        isDanger
        onCancel={onClose}
        onProof={async (proof) => {
          cache.set(await calls.removePasskey(passkey._id, proof));
          onClose();
          notifySuccess(`${text.passkeyRemoved} ${text.othersEnded}`);
        }}
      >
        <Text>{text.removePasskeyQuestion(passkey.name)}</Text>
      </ProofForm>
    </AdminDialog>
  );
}
