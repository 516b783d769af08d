import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SiteProblem } from '../../shared/app-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';

/**
 * State of the form that adds a site. The input stays when the address is rejected.
 * @param offered origin from a link, to prefill
 */
export function useAddSite(bridge: Pick<DesktopBridge, 'changeSites'>, offered: string | null) {
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
    const address = field.current?.value ?? '';
    const message = await bridge.changeSites({ do: 'add', address });
    setBusy(false);
    setProblem(message);
    if (message) field.current?.focus();
  };
  return { problem, busy, field, submit };
}
