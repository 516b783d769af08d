import { Button, Group, Stack, Text } from '@mantine/core';
import { formatCountdown } from '@quartermile/core/domain';
import { useState } from 'react';
import { useDashboard } from '../../kernel/context/dashboard-context.js';
import { AdminDialog } from '../../kernel/dialogs/admin-dialog.js';
import { isUnauthorized } from '../../kernel/session/is-unauthorized.js';
import { sessionEndMessages } from '../../kernel/session/session-messages.js';
import { useTitleWarning } from '../document-title.js';

const text = sessionEndMessages;

export interface SessionWarningProps {
  readonly secondsLeft: number;
  /** Called when the session was extended. */
  onStay(): void;
}

/** Warning dialog for the last two minutes of an idle session. Only its two buttons close it. */
export function SessionWarning({ secondsLeft, onStay }: SessionWarningProps) {
  const { endSession } = useDashboard();
  const { busy, failed, extend } = useExtension(onStay);
  useTitleWarning(text.warningTitle);
  return (
    <AdminDialog
      onClose={() => {}}
      title={text.warningTitle}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex="var(--mantine-z-index-max)"
    >
      <Stack gap="md">
        <Text>{text.warningIntro}</Text>
        <Text role="timer" ta="center" ff="heading" fz="4.5rem" fw={700} lh={1} c="amber">
          {formatCountdown(secondsLeft)}
        </Text>
        <Text c="dimmed" size="sm">
          {text.warningNote}
        </Text>
        {failed && (
          <Text role="alert" c="var(--qm-danger-text)" size="sm">
            {text.stayFailed}
          </Text>
        )}
        <Group grow>
          <Button variant="default" onClick={() => endSession('chosen')}>
            {text.logoutNow}
          </Button>
          <Button data-autofocus loading={busy} onClick={extend}>
            {text.stay}
          </Button>
        </Group>
      </Stack>
    </AdminDialog>
  );
}

function useExtension(onStay: () => void) {
  const { host, endSession } = useDashboard();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const extend = async (): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      await host.extendSession();
      onStay();
    } catch (error) {
      if (isUnauthorized(error)) endSession('refused');
      else setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, extend };
}
