import { Activity } from 'react';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { LockScreen } from '../lock/lock-screen.js';
import { useLocked } from '../lock/use-locked.js';
import { SiteStripe } from '../sites/site-stripe.js';
import { SitesScreen } from '../sites/sites-screen.js';
import { useWindowTitle } from '../sites/use-window-title.js';
import { StatusStrip } from '../status/status-strip.js';
import { AppDialogs } from './app-dialogs.js';
import type { OpenWorkBackup } from './open-work-backup.js';
import { SiteDashboard } from './site-dashboard.js';
import { UnsavedQuestion } from './unsaved-question.js';
import { type AppStateStore, useAppState } from './use-app-state.js';
import { type DestinationStore, useDestination } from './use-destination.js';
import { useShownSite, useShownSummary } from './use-shown-site.js';

export interface AppProps {
  readonly bridge: DesktopBridge;
  readonly store: AppStateStore;
  readonly destinationStore: DestinationStore;
  readonly openWork: OpenWorkBackup;
}

/** Root component: the list of sites, or the dashboard of a site. */
export function App({ bridge, store, destinationStore, openWork }: AppProps) {
  const state = useAppState(store);
  const destination = useDestination(destinationStore);
  const { site: origin, isAsking, stay, discard } = useShownSite(store, bridge);
  const site = useShownSummary(state, origin);
  const isLocked = useLocked(store);
  useWindowTitle(site);
  const dialogs = isLocked ? (
    <LockScreen bridge={bridge} lock={state.lock} />
  ) : (
    <AppDialogs bridge={bridge} state={state} />
  );
  if (site === null)
    return (
      <>
        {dialogs}
        <Activity mode={isLocked ? 'hidden' : 'visible'}>
          <SitesScreen bridge={bridge} state={state} />
        </Activity>
      </>
    );
  return (
    <>
      {dialogs}
      <SiteStripe colour={site.colour} />
      {!isLocked && site.origin === state.site && (
        <StatusStrip bridge={bridge} state={state} onNavigate={destinationStore.navigate} />
      )}
      <UnsavedQuestion isOpen={isAsking && !isLocked} onStay={stay} onDiscard={discard} />
      <SiteDashboard
        key={site.origin}
        bridge={bridge}
        store={store}
        openWork={openWork}
        site={site}
        destination={destination}
        isLocked={isLocked}
        onNavigate={destinationStore.navigate}
        onOpenCar={destinationStore.openCar}
      />
    </>
  );
}
