import { Alert, Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import type { FactorProof } from '@quartermile/core/domain';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { loginFieldMessages } from '../../../kernel/messages/frame-messages.js';
import { factorProblem } from './factor-problem.js';
import { securityMessages } from './security-messages.js';
import { useFactors, useFactorsCalls } from './use-factors.js';

const text = securityMessages;

export interface ProofFormProps {
  /** Label of the submit button. */
  readonly label: string;
  /** Whether the confirmed action deletes something. */
  readonly isDanger?: boolean;
  /** What is confirmed. */
  readonly children?: ReactNode;
  /** Runs the action. A rejection is shown. */
  onProof(proof: FactorProof): Promise<void>;
  onCancel(): void;
}

/** Requests the password or a passkey again before an action. */
export function ProofForm({ label, isDanger = false, children, onProof, onCancel }: ProofFormProps) {
  const { passkeys, admin } = useProofWays();
  const calls = useFactorsCalls();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<'password' | 'passkey' | null>(null);

  const form = useRef<HTMLFormElement>(null);
  const run = async (way: 'password' | 'passkey', read: () => Promise<FactorProof>): Promise<void> => {
    if (busy) return;
    setBusy(way);
    setProblem('');
    try {
      await onProof(await read());
    } catch (error) {
      setProblem(factorProblem(error));
      if (way === 'password') form.current?.querySelector<HTMLInputElement>('[name=password]')?.select();
    } finally {
      setBusy(null);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    void run('password', async () => ({ password }));
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="md">
        {children}
        {/* Names the account for password managers. */}
        <input type="text" name="username" autoComplete="username" value={admin} readOnly hidden />
        <PasswordInput
          name="password"
          label={text.password}
          autoComplete="current-password"
          data-autofocus
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': loginFieldMessages.showTyped }}
        />
        {problem && (
          <Text role="alert" c="red" fw={600}>
            {problem}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {text.cancel}
          </Button>
          {passkeys && (
            <Button
              variant="default"
              loading={busy === 'passkey'}
              onClick={() =>
                void run('passkey', async () => ({ passkey: await passkeys.use(await calls.passkeyProof()) }))
              }
            >
              {text.withPasskey}
            </Button>
          )}
          <Button type="submit" loading={busy === 'password'} {...(isDanger && { color: 'red' })}>
            {label}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** A warning within a dialog. */
export function DialogNote({ children }: { readonly children: ReactNode }) {
  return (
    <Alert color="amber" variant="light" role="note">
      {children}
    </Alert>
  );
}

/** The passkeys of this browser, if one of the administrator's can be used here. */
function useProofWays() {
  const { host, admin } = useDashboard();
  const { data } = useFactors();
  const isUsable = host.passkeys?.isSupported && host.passkeys.origin === data?.passkeyOrigin;
  return { passkeys: isUsable && data?.passkeys.length ? host.passkeys : null, admin: admin.email };
}
