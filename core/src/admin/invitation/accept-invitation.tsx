import '../styles.js';
import { Alert, Button, Card, Loader, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { adminMessages, type OpenInvitation, PASSWORD_MIN_LENGTH } from '@quartermile/core/domain';
import { ErrorState } from '@quartermile/core/ui';
import classes from '../login/admin-login.module.css';
import { type InvitationCalls, useInvitation } from './use-invitation.js';

const text = adminMessages.people.accept;

export interface AcceptInvitationProps {
  readonly calls: InvitationCalls;
  /** The token of the link. */
  readonly token: string;
  readonly loginUrl: string;
}

/** The page behind the link of an invitation, where the invited person chooses a password. */
export function AcceptInvitation({ calls, token, loginUrl }: AcceptInvitationProps) {
  const { state, error, busy, check, accept } = useInvitation(calls, token);
  return (
    <main className={classes.page}>
      <Card component="section" className={classes.card} padding="xl">
        {state.phase === 'checking' && (
          <Stack align="center" role="status">
            <Loader aria-hidden="true" />
            {text.checking}
          </Stack>
        )}
        {state.phase === 'failed' && <ErrorState title={text.checkFailed} onRetry={check} />}
        {state.phase === 'over' && (
          <>
            <Title order={1} size="h2" mb="xs">
              {text.overTitle}
            </Title>
            <Text>{state.message}</Text>
          </>
        )}
        {state.phase === 'open' && (
          <PasswordForm invitation={state.invitation} error={error} busy={busy} onSave={accept} />
        )}
        {state.phase === 'done' && (
          <Stack role="status">
            <Title order={1} size="h2">
              {text.doneTitle}
            </Title>
            <Text>{text.done(state.email)}</Text>
            <Button component="a" href={loginUrl}>
              {text.login}
            </Button>
          </Stack>
        )}
      </Card>
    </main>
  );
}

interface PasswordFormProps {
  readonly invitation: OpenInvitation;
  readonly error: string;
  readonly busy: boolean;
  onSave(password: string): void;
}

function PasswordForm({ invitation: { email, role }, error, busy, onSave }: PasswordFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave(String(new FormData(event.currentTarget).get('password') ?? ''));
      }}
    >
      <Stack gap="md">
        <Title order={1} size="h2">
          {text.title}
        </Title>
        <Text>{text.intro(email)}</Text>
        <Alert role="note" color="blue" variant="light" title={adminMessages.people.roles[role]}>
          {adminMessages.people.roleHints[role]}
        </Alert>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordInput
          name="password"
          label={text.password}
          description={text.hint(PASSWORD_MIN_LENGTH)}
          autoComplete="new-password"
          data-autofocus
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': adminMessages.login.showTyped }}
        />
        {error && (
          <Text role="alert" className={classes.error}>
            {error}
          </Text>
        )}
        <Button type="submit" fullWidth loading={busy}>
          {text.save}
        </Button>
      </Stack>
    </form>
  );
}
