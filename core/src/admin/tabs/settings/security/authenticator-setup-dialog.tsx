import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type AuthenticatorSetup, type FactorProof, TIME_CODE_DIGITS } from '@quartermile/core/domain';
import { type FormEvent, useState } from 'react';
import { AdminDialog } from '../../../kernel/dialogs/admin-dialog.js';
import classes from '../../../kernel/dialogs/secret-dialog.module.css';
import { notifySuccess } from '../../../kernel/notifications/notify.js';
import { factorProblem } from './factor-problem.js';
import { ProofForm } from './proof-form.js';
import { QrCode } from './qr-code.js';
import { firstRecoveryCodes, type SectionProps } from './section-props.js';
import { securityMessages } from './security-messages.js';
import { useFactorsCache, useFactorsCalls } from './use-factors.js';

const text = securityMessages;

/** Sets up an authenticator app: proof, secret as QR code and text, and its first code. */
export function AuthenticatorSetupDialog(props: SectionProps & { onClose(): void }) {
  const calls = useFactorsCalls();
  const [begun, setBegun] = useState<{ proof: FactorProof; setup: AuthenticatorSetup } | null>(null);
  return (
    <AdminDialog title={text.setUpTitle} onClose={props.onClose} closeOnClickOutside={begun === null}>
      {begun ? (
        <ConfirmForm {...props} {...begun} />
      ) : (
        <ProofForm
          label={text.goOn}
          onCancel={props.onClose}
          onProof={async (proof) => setBegun({ proof, setup: await calls.beginAuthenticator(proof) })}
        >
          <Text>{text.proofTitle}</Text>
        </ProofForm>
      )}
    </AdminDialog>
  );
}

interface ConfirmFormProps extends SectionProps {
  readonly proof: FactorProof;
  readonly setup: AuthenticatorSetup;
  onClose(): void;
}

function ConfirmForm({ proof, setup, onCodes, onClose }: ConfirmFormProps) {
  const calls = useFactorsCalls();
  const cache = useFactorsCache();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    setProblem('');
    try {
      const factors = await calls.confirmAuthenticator(String(new FormData(form).get('code') ?? ''));
      notifySuccess(`${text.setUpDone} ${text.othersEnded}`);
      const codes = await firstRecoveryCodes(calls, factors, proof).catch(() => null);
      cache.set({ ...factors, ...(codes && { recoveryCodes: codes.length }) });
      onClose();
      if (codes) onCodes(codes);
    } catch (error) {
      setProblem(factorProblem(error));
      form.querySelector<HTMLInputElement>('[name=code]')?.select();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text>{text.scan}</Text>
        <QrCode text={setup.address} label={text.qrLabel} />
        <div>
          <Text size="sm" mb={4}>
            {text.typeSecret}
          </Text>
          <code className={classes.secret}>{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </div>
        <TextInput
          ref={focus}
          name="code"
          label={text.confirmCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={TIME_CODE_DIGITS + 1}
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
            {text.confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The dialog sets the focus only when it opens; this field appears later. */
const focus = (field: HTMLInputElement | null): void => field?.focus();
