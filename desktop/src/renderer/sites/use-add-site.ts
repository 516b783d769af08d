import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SiteProblem } from '../../shared/desk-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';

/** The form that adds a site: what was typed stays when the address is not taken. */
export function useAddSite(bridge: Pick<DesktopBridge, 'changeSites'>) {
  const [problem, setProblem] = useState<SiteProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const address = field.current?.value ?? '';
    const found = await bridge.changeSites({ do: 'add', address });
    setBusy(false);
    setProblem(found);
    if (found) field.current?.focus();
  };
  return { problem, busy, field, submit };
}
