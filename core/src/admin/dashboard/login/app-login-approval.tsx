import '../../styles.js';
import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { appLoginCalls, factorsCalls } from '@quartermile/core/client';
import { useEffect, useState } from 'react';
import type { AdminHost } from '../../kernel/host/admin-host.js';
import classes from './admin-login.module.css';
import { secondStepMessages } from './second-step-messages.js';
import { loginProblem } from './use-login.js';

const text = secondStepMessages;

export interface AppLoginApprovalProps {
  readonly host: Pick<AdminHost, 'client' | 'passkeys'>;
  /** Id of the login, from the address. */
  readonly id: string;
}

/**
 * Logs in the desktop app by a passkey of this browser. The number and the question protect people from confirming the
 * login of somebody else, who sent them the address.
 */
export function AppLoginApproval({ host, id }: AppLoginApprovalProps) {
  const [number, setNumber] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const { client, passkeys } = host;
  useEffect(() => {
    appLoginCalls(client.call)
      .read(id)
      .then((login) => setNumber(login.number))
      .catch((error: unknown) => setProblem(loginProblem(error)));
  }, [client, id]);
  const approve = async (): Promise<void> => {
    if (!passkeys || state === 'busy') return;
    setState('busy');
    setProblem('');
    try {
      const passkey = await passkeys.use(await factorsCalls(client.call).passkeyChallenge());
      await appLoginCalls(client.call).approve(id, passkey);
      setState('done');
    } catch (error) {
      setProblem(loginProblem(error));
      setState('idle');
    }
  };
  return (
    <main className={classes.page}>
      <Card component="section" w="min(26rem, 100%)" padding="xl">
        <Stack gap="md">
          <Title order={1} size="h2">
            {text.browserTitle}
          </Title>
          {state === 'done' && <Text role="status">{text.browserDone}</Text>}
          {state !== 'done' && number !== null && (
            <>
              <Text>{text.browserQuestion}</Text>
              <Text ta="center" fz="2rem" fw={700} lts="0.12em">
                {number}
              </Text>
              {passkeys?.isSupported ? (
                <Button fullWidth loading={state === 'busy'} onClick={() => void approve()}>
                  {text.browserConfirm}
                </Button>
              ) : (
                <Text c="red" fw={600}>
                  {text.unsupported}
                </Text>
              )}
            </>
          )}
          {problem && (
            <Text role="alert" c="red" fw={600}>
              {problem}
            </Text>
          )}
        </Stack>
      </Card>
    </main>
  );
}
