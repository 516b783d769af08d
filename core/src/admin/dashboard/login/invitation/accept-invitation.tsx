import '../../../styles.js';
import { Button, Card, Loader, Stack, Text, Title } from '@mantine/core';
import { ErrorState } from '@quartermile/core/ui';
import classes from '../admin-login.module.css';
import { invitationMessages } from './invitation-messages.js';
import { PasswordForm } from './password-form.js';
import { type InvitationCalls, useInvitation } from './use-invitation.js';

const text = invitationMessages;

export interface AcceptInvitationProps {
  readonly calls: InvitationCalls;
  /** The token of the link. */
  readonly token: string;
  readonly loginUrl: string;
}

/** The page behind the link of an invitation, where the invited person chooses a password. */
export function AcceptInvitation({ calls, token, loginUrl }: AcceptInvitationProps) {
  const { state, problem, busy, check, accept } = useInvitation(calls, token);
  return (
    <main className={classes.page}>
      <Card component="section" w="min(26rem, 100%)" padding="xl">
        {state.phase === 'checking' && (
          <Stack align="center" role="status">
            <Loader aria-hidden="true" />
            {text.checking}
          </Stack>
        )}
        {state.phase === 'failed' && <ErrorState title={text.checkFailed} onRetry={check} />}
        {state.phase === 'over' && (
          <Stack>
            <Title order={1} size="h2">
              {state.title}
            </Title>
            <Text>{state.message}</Text>
            <Button component="a" href={loginUrl} variant="default">
              {text.login}
            </Button>
          </Stack>
        )}
        {state.phase === 'open' && (
          <PasswordForm invitation={state.invitation} problem={problem} busy={busy} onSave={accept} />
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
