import { Alert, Button, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { type OpenInvitation, PASSWORD_MIN_LENGTH } from '@quartermile/core/domain';
import { type FormEvent, useEffect, useRef } from 'react';
import { loginFieldMessages } from '../../../kernel/messages/frame-messages.js';
import { peopleAdminMessages } from '../../../tabs/settings/people/people-messages.js';
import { invitationMessages } from './invitation-messages.js';
import type { InvitationProblem } from './use-invitation.js';

const text = invitationMessages;

export interface PasswordFormProps {
  readonly invitation: OpenInvitation;
  readonly problem: InvitationProblem | null;
  readonly busy: boolean;
  onSave(password: string, repeated: string): void;
}

/** Chooses the password of an invited person. What was typed stays after a failure. */
export function PasswordForm({ invitation: { email, role }, problem, busy, onSave }: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem?.field) form.current?.querySelector<HTMLInputElement>(`[name=${problem.field}]`)?.focus();
  }, [problem]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    onSave(String(typed.get('password') ?? ''), String(typed.get('repeat') ?? ''));
  };
  const field = (name: 'password' | 'repeat') => ({
    name,
    error: problem?.field === name && problem.message,
    // Mantine sets it on text fields only.
    'aria-invalid': problem?.field === name || undefined,
    autoComplete: 'new-password',
    visibilityToggleFocusable: true,
    visibilityToggleButtonProps: { 'aria-label': loginFieldMessages.showTyped },
  });
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="md">
        <Title order={1} size="h2">
          {text.title}
        </Title>
        <Text>{text.intro(email)}</Text>
        <Alert role="note" color="blue" variant="light" title={peopleAdminMessages.roles[role]}>
          {peopleAdminMessages.roleHints[role]}
        </Alert>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordInput
          {...field('password')}
          label={text.password}
          description={text.hint(PASSWORD_MIN_LENGTH)}
        />
        <PasswordInput {...field('repeat')} label={text.repeat} />
        {problem?.field === null && (
          <Text role="alert" c="red" fw={600}>
            {problem.message}
          </Text>
        )}
        <Button type="submit" fullWidth loading={busy}>
          {text.save}
        </Button>
      </Stack>
    </form>
  );
}
