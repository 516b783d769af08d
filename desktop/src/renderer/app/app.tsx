import { Activity } from 'react';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { LockScreen } from '../lock/lock-screen.js';
import { useLocked } from '../lock/use-locked.js';
import { ConnectScreen } from '../site/connect-screen.js';
import { StatusStrip } from '../status/status-strip.js';
import { AppDialogs } from './app-dialogs.js';
import type { OpenWorkBackup } from './open-work-backup.js';
import { SiteDashboard } from './site-dashboard.js';
import { type AppStateStore, useAppState } from './use-app-state.js';
import { type DestinationStore, useDestination } from './use-destination.js';

export interface AppProps {
  readonly bridge: DesktopBridge;
  readonly store: AppStateStore;
  readonly destinationStore: DestinationStore;
  readonly openWork: OpenWorkBackup;
}

/** Root component: the address of the site, or its dashboard. */
export function App({ bridge, store, destinationStore, openWork }: AppProps) {
  const state = useAppState(store);
  const destination = useDestination(destinationStore);
  const { navigate, openCar } = destinationStore;
  const isLocked = useLocked(store);
  const { site } = state;
  const { submission } = destination;
  /** A link's submission at another site, which the app offers to connect to. */
  const linked =
    submission !== null && submission.site !== null && submission.site !== site ? submission : null;
  const offer = {
    offered: linked?.site ?? null,
    // The site may have redirected to another origin than the link's.
    onConnected: () =>
      linked && navigate({ ...destination, submission: { carId: linked.carId, site: null } }),
  };
  const decline = (): void => {
    if (linked) navigate({ ...destination, submission: null });
  };
  if (site === null)
    return (
      <>
        <AppDialogs bridge={bridge} state={state} />
        <ConnectScreen bridge={bridge} state={state} {...offer} />
      </>
    );
  return (
    <>
      {isLocked && <LockScreen bridge={bridge} lock={state.lock} site={site} />}
      {/* What is typed into a dialog survives the lock. */}
      <Activity mode={isLocked ? 'hidden' : 'visible'}>
        <AppDialogs bridge={bridge} state={state} offer={offer} onDecline={decline} />
      </Activity>
      {!isLocked && <StatusStrip bridge={bridge} state={state} site={site} onNavigate={navigate} />}
      <SiteDashboard
        key={site}
        bridge={bridge}
        store={store}
        openWork={openWork}
        site={site}
        destination={linked ? { ...destination, submission: null } : destination}
        isLocked={isLocked}
        onNavigate={navigate}
        onOpenCar={openCar}
      />
    </>
  );
}
