import '../../styles.js';
import { Alert, Button, Card, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { messages, type Session } from '@quartermile/core/domain';
import { IconArrowLeft } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import type { AdminHost } from '../../kernel/host/admin-host.js';
import { frameMessages, loginFieldMessages } from '../../kernel/messages/frame-messages.js';
import { reviewMessages } from '../../kernel/messages/review-messages.js';
import classes from './admin-login.module.css';
import { PasskeyLogin } from './passkey-login.js';
import { SecondStep } from './second-step.js';
import { secondStepMessages } from './second-step-messages.js';
import { type LoginHost, type LoginState, useLogin } from './use-login.js';

const text = loginFieldMessages;
const confirmText = secondStepMessages;

export interface AdminLoginProps {
  readonly host: LoginHost & Pick<AdminHost, 'siteUrl' | 'unsent'>;
  /** Why the login is shown, such as the end of a session. */
  readonly message?: string | null;
  onSignedIn(session: Session): void;
}

/** The administrator's login. Credentials are only validated by the server. */
export function AdminLogin({ host, message, onSignedIn }: AdminLoginProps) {
  const login = useLogin(host, onSignedIn);
  return (
    <main className={classes.page}>
      <Card component="section" w="min(26rem, 100%)" padding="xl">
        <Stack gap="xs" mb="lg">
          <Title order={1} size="h2">
            {login.factors ? confirmText.title : messages.login.title}
          </Title>
          {!login.factors && <Text c="dimmed">{messages.login.intro}</Text>}
        </Stack>
        {message && !login.error && !login.factors && (
          <Alert color="blue" variant="light" role="status" mb="md">
            {message}
          </Alert>
        )}
        <UnsentNote unsent={host.unsent} />
        {login.factors ? (
          <SecondStep
            factors={login.factors}
            error={login.error}
            busy={login.busy}
            onCode={login.submitCode}
            onSwitch={login.clear}
            onBack={login.back}
          >
            {login.factors.includes('passkey') && <PasskeyLogin host={host} login={login} />}
          </SecondStep>
        ) : (
          <Stack gap="md">
            <FirstStep login={login} />
            <PasskeyLogin host={host} login={login} />
          </Stack>
        )}
      </Card>
      <Button
        component="a"
        href={host.siteUrl}
        variant="subtle"
        leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
      >
        {frameMessages.backToSite}
      </Button>
    </main>
  );
}

/** E-mail and password. */
function FirstStep({ login }: { readonly login: LoginState }) {
  const { error, busy, email, emailField, passwordField, submit } = login;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          ref={emailField}
          name="email"
          defaultValue={email}
          type="email"
          label={text.email}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput
          ref={passwordField}
          name="password"
          label={text.password}
          autoComplete="current-password"
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': text.showTyped }}
        />
        {error && (
          <Text role="alert" c="red" fw={600}>
            {error}
          </Text>
        )}
        <Button type="submit" fullWidth loading={busy}>
          {text.button}
        </Button>
      </Stack>
    </form>
  );
}

/**
 * Shows how many decisions will be offered after the login. Those sent during a page unload are not counted, because
 * they have most likely arrived.
 */
function UnsentNote({ unsent }: Pick<AdminHost, 'unsent'>) {
  const stored = useSyncExternalStore(unsent.watch, unsent.read);
  const count = stored.filter(({ leftWithPage }) => !leftWithPage).length;
  if (count === 0) return null;
  return (
    <Alert color="red" variant="light" role="status" mb="md">
      {reviewMessages.unsentAtLogin(count)}
    </Alert>
  );
}
