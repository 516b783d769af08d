import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { FACTOR_CODE_MAX_LENGTH, TIME_CODE_DIGITS } from '@quartermile/core/domain';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { secondStepMessages } from './second-step-messages.js';

const text = secondStepMessages;

export interface SecondStepProps {
  /** Ways to confirm, such as `authenticator`. */
  readonly factors: readonly string[];
  readonly error: string;
  readonly busy: boolean;
  /** Other ways to confirm, after the field. */
  readonly children?: ReactNode;
  onCode(code: string): void;
  /** Another kind of code is to be entered. */
  onSwitch(): void;
  onBack(): void;
}

/** The second step of a login: a code of the authenticator app, or a recovery code. Passkeys have their own button. */
export function SecondStep({ children, factors, error, busy, onCode, onSwitch, onBack }: SecondStepProps) {
  const hasApp = factors.includes('authenticator');
  const hasRecovery = factors.includes('recovery_code');
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // A wrong code is typed anew.
  useEffect(() => {
    if (!error || busy) return;
    form.current?.querySelector<HTMLInputElement>('[name=code]')?.select();
  }, [error, busy]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onCode(String(new FormData(event.currentTarget).get('code') ?? ''));
  };
  const showsField = hasApp || isRecovery;
  const switchTo = (recovery: boolean): void => {
    setIsRecovery(recovery);
    onSwitch();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text c="dimmed">
          {isRecovery ? text.recoveryIntro : hasApp ? text.codeIntro : text.passkeyIntro}
        </Text>
        {showsField && (
          <TextInput
            key={isRecovery ? 'recovery' : 'app'}
            ref={focus}
            name="code"
            label={isRecovery ? text.recoveryCode : text.code}
            autoCapitalize="none"
            spellCheck={false}
            {...(isRecovery
              ? { autoComplete: 'off', maxLength: FACTOR_CODE_MAX_LENGTH }
              : { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: TIME_CODE_DIGITS + 1 })}
          />
        )}
        {error && (
          <Text role="alert" c="red" fw={600}>
            {error}
          </Text>
        )}
        {showsField && (
          <Button type="submit" fullWidth loading={busy}>
            {text.submit}
          </Button>
        )}
        {children}
        <Group justify="space-between" gap="0 1rem">
          <Anchor component="button" type="button" mih="var(--qm-touch)" onClick={onBack}>
            {text.back}
          </Anchor>
          {hasRecovery && !isRecovery && (
            <Anchor component="button" type="button" mih="var(--qm-touch)" onClick={() => switchTo(true)}>
              {text.byRecovery}
            </Anchor>
          )}
          {hasApp && isRecovery && (
            <Anchor component="button" type="button" mih="var(--qm-touch)" onClick={() => switchTo(false)}>
              {text.byCode}
            </Anchor>
          )}
        </Group>
      </Stack>
    </form>
  );
}

/** Each field has the focus when it appears. */
const focus = (field: HTMLInputElement | null): void => field?.focus();
