import { lazy, Suspense, useEffect, useState } from 'react';
import type { AppDialog } from '../../shared/app-command.js';
import type { AppState } from '../../shared/app-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import type { ConnectDialogProps } from '../site/connect-dialog.js';
import { useOpenAppDialog } from './open-app-dialog.js';

// Loaded on first use.
const AboutDialog = lazy(async () => ({ default: (await import('../about/about-dialog.js')).AboutDialog }));
const ProxyLoginDialog = lazy(async () => ({
  default: (await import('../proxy/proxy-login-dialog.js')).ProxyLoginDialog,
}));
const ConnectDialog = lazy(async () => ({
  default: (await import('../site/connect-dialog.js')).ConnectDialog,
}));
const SettingsDialog = lazy(async () => ({
  default: (await import('../settings/settings-dialog.js')).SettingsDialog,
}));

type DialogName = AppDialog | 'proxy';

export interface AppDialogsProps {
  readonly bridge: DesktopBridge;
  readonly state: AppState;
  /** The connection to another site that a link offers; absent before the first connection. */
  readonly offer?: Pick<ConnectDialogProps, 'offered' | 'onConnected'>;
  onDecline?(): void;
}

/** The app's own dialogs, which a menu or a link opens regardless of the dashboard. */
export function AppDialogs({ bridge, state, offer, onDecline }: AppDialogsProps) {
  const [dialog, setDialog] = useState<AppDialog | null>(null);
  useEffect(
    () => bridge.onEvent((event) => event.type === 'open-dialog' && setDialog(event.dialog)),
    [bridge],
  );
  useOpenAppDialog(setDialog);
  const proxy = state.proxy ?? null;
  // An opened dialog stays mounted, so that its closing transition runs.
  const [opened, setOpened] = useState<readonly DialogName[]>([]);
  const isOffered = typeof offer?.offered === 'string';
  const wanted = [dialog, proxy && ('proxy' as const), isOffered ? ('connect' as const) : null].filter(
    (name) => name !== null,
  );
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
      {opened.includes('connect') && offer && (
        <Suspense>
          <ConnectDialog
            bridge={bridge}
            state={state}
            offered={offer.offered}
            isOpen={isOffered || dialog === 'connect'}
            onConnected={() => {
              close();
              offer.onConnected();
            }}
            onClose={() => {
              close();
              onDecline?.();
            }}
          />
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
