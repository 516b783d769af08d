import { desktopMessages } from '@quartermile/core/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';

/** State of the unlock form. A wrong password stays selected in its field. */
export function useUnlock(bridge: Pick<DesktopBridge, 'runCommand'>) {
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
