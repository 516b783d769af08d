import { Button, Card, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { PASSWORD_MAX_LENGTH } from '@quartermile/core/domain';
import { IconLock, IconWorld } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { LockState } from '../../shared/app-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { desktopMessages } from '../../shared/messages/messages.js';
import { siteHost } from '../../shared/site-host.js';
import { SiteIcon } from '../site/site-icon.js';
import classes from './lock-screen.module.css';

const text = desktopMessages.lock;

export interface LockScreenProps {
  readonly bridge: Pick<DesktopBridge, 'runCommand'>;
  readonly lock: LockState;
  /** Origin of the site. */
  readonly site: string;
}

/** The only content of a window while the app is locked. */
export function LockScreen({ bridge, lock, site }: LockScreenProps) {
  const { problem, busy, field, submit } = useUnlock(bridge);
  const secondsLeft = useSecondsLeft(lock.pausedUntil);
  const isPaused = secondsLeft > 0;
  return (
    <main className={classes.page}>
      <SiteIcon />
      <Card component="section" className={classes.card} padding="xl">
        <Stack gap="xs" mb="lg">
          <Title order={1} size="h2">
            {text.title}
          </Title>
          <span className={classes.site} title={text.site}>
            <IconWorld size={18} aria-hidden="true" />
            {siteHost(site)}
          </span>
          <Text c="dimmed">{text.intro}</Text>
        </Stack>
        <form noValidate onSubmit={submit}>
          <Stack gap="md">
            <PasswordInput
              ref={field}
              label={text.password}
              maxLength={PASSWORD_MAX_LENGTH}
              autoComplete="off"
              visibilityToggleFocusable
              visibilityToggleButtonProps={{ 'aria-label': text.showTyped }}
            />
            {problem !== null && (
              <Text role="alert" className={classes.problem}>
                {problem}
              </Text>
            )}
            {isPaused && (
              <Text role="timer" className={classes.problem}>
                {text.paused(secondsLeft)}
              </Text>
            )}
            <Button
              type="submit"
              fullWidth
              loading={busy}
              disabled={isPaused}
              leftSection={<IconLock size={18} aria-hidden="true" />}
            >
              {text.unlock}
            </Button>
            <Button variant="subtle" color="gray" onClick={() => void bridge.runCommand({ do: 'log-out' })}>
              {text.logOut}
            </Button>
          </Stack>
        </form>
      </Card>
    </main>
  );
}

/** Countdown in whole seconds to a time in ms since 1970; 0 after it, and for null. */
function useSecondsLeft(until: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return;
    const look = (): void => setNow(Date.now());
    const first = setTimeout(look);
    const timer = setInterval(look, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [until]);
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}

/** State of the unlock form. A wrong password stays selected in its field. */
function useUnlock(bridge: Pick<DesktopBridge, 'runCommand'>) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const password = field.current?.value ?? '';
    const message = await bridge
      .runCommand({ do: 'unlock', password })
      .catch(() => desktopMessages.lock.failed);
    setBusy(false);
    setProblem(message);
    if (message === null) return;
    field.current?.focus();
    field.current?.select();
  };
  return { problem, busy, field, submit };
}
