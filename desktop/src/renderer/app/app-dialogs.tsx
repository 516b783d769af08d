import { lazy, Suspense, useEffect, useState } from 'react';
import type { AppDialog } from '../../shared/app-command.js';
import type { AppState } from '../../shared/app-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { useOpenAppDialog } from './open-app-dialog.js';

// Loaded on first use.
const AboutDialog = lazy(async () => ({ default: (await import('../about/about-dialog.js')).AboutDialog }));
const ProxyLoginDialog = lazy(async () => ({
  default: (await import('../proxy/proxy-login-dialog.js')).ProxyLoginDialog,
}));
const SettingsDialog = lazy(async () => ({
  default: (await import('../settings/settings-dialog.js')).SettingsDialog,
}));

type DialogName = AppDialog | 'proxy';

export interface AppDialogsProps {
  readonly bridge: DesktopBridge;
  readonly state: AppState;
}

/** The app's own dialogs, which a menu opens regardless of the site. */
export function AppDialogs({ bridge, state }: AppDialogsProps) {
  const [dialog, setDialog] = useState<AppDialog | null>(null);
  useEffect(
    () => bridge.onEvent((event) => event.type === 'open-dialog' && setDialog(event.dialog)),
    [bridge],
  );
  useOpenAppDialog(setDialog);
  const proxy = state.proxy ?? null;
  // An opened dialog stays mounted, so that its closing transition runs.
  const [opened, setOpened] = useState<readonly DialogName[]>([]);
  const wanted = [dialog, proxy && ('proxy' as const)].filter((name) => name !== null);
  const added = wanted.filter((name) => !opened.includes(name));
  if (added.length > 0) setOpened([...opened, ...added]);
  const close = (): void => setDialog(null);
  return (
    <>
      {opened.includes('about') && (
        <Suspense>
          <AboutDialog bridge={bridge} state={state} isOpen={dialog === 'about'} onClose={close} />
        </Suspense>
      )}
      {opened.includes('settings') && (
        <Suspense>
          <SettingsDialog bridge={bridge} state={state} isOpen={dialog === 'settings'} onClose={close} />
        </Suspense>
      )}
      {opened.includes('proxy') && (
        <Suspense>
          <ProxyLoginDialog
            question={proxy}
            onAnswer={(host, credentials) =>
              void bridge.runCommand({ do: 'answer-proxy-login', host, credentials })
            }
          />
        </Suspense>
      )}
    </>
  );
}
