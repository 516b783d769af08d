import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AppState, SiteProblem } from '../../shared/app-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { desktopMessages } from '../../shared/messages/messages.js';
import { UpdateOffer } from '../about/update-offer.js';

const text = desktopMessages.site;

export interface ConnectFormProps {
  readonly bridge: DesktopBridge;
  readonly state: AppState;
  /** Origin from a link, to prefill, or null. */
  readonly offered: string | null;
  /** The app is connected. */
  onConnected(): void;
  /** Absent where the form cannot be left. */
  readonly onCancel?: (() => void) | undefined;
}

/** The address of a site. The input stays when the address is rejected. */
export function ConnectForm({ bridge, state, offered, onConnected, onCancel }: ConnectFormProps) {
  const [problem, setProblem] = useState<SiteProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (offered === null || !field.current) return;
    field.current.value = offered;
    setProblem(null);
  }, [offered]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    // Delayed decisions are sent first, as when the window closes; that takes one turn of the event loop.
    window.dispatchEvent(new Event('pagehide'));
    await new Promise((resolve) => setTimeout(resolve));
    const found = await bridge.connect(field.current?.value ?? '');
    setBusy(false);
    setProblem(found);
    if (found) field.current?.focus();
    else onConnected();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          ref={field}
          name="address"
          label={text.address}
          placeholder={text.placeholder}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          error={problem && desktopMessages.siteProblems[problem]}
          errorProps={{ role: 'alert' }}
        />
        {problem === 'tooNew' && (
          <div>
            <UpdateOffer bridge={bridge} state={state} />
          </div>
        )}
        <Group grow preventGrowOverflow={false}>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {offered === null ? text.cancel : text.linkDecline}
            </Button>
          )}
          <Button type="submit" loading={busy}>
            {text.connect}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
