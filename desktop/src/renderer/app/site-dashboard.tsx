import {
  AdminDashboard,
  type AdminHost,
  AdminLogin,
  type SignOutReason,
  signOutMessage,
  useAccent,
} from '@quartermile/core/admin';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { createDesktopAdminHost } from '../desktop-admin-host.js';
import { SiteBar } from '../site/site-bar.js';
import type { OpenWorkBackup } from './open-work-backup.js';
import type { AppStateStore } from './use-app-state.js';
import { type Destination, tabOf } from './use-destination.js';

export interface SiteDashboardProps {
  readonly bridge: DesktopBridge;
  readonly store: AppStateStore;
  /** Origin. */
  readonly site: string;
  readonly openWork: OpenWorkBackup;
  readonly destination: Destination;
  /** Hides everything; unsaved input stays in memory until unlocked. */
  readonly isLocked: boolean;
  onNavigate(destination: Destination): void;
  onOpenCar(carId: string | null): void;
}

/** The site's dashboard, or its login. */
export function SiteDashboard(props: SiteDashboardProps) {
  const { bridge, store, openWork, site, destination, isLocked, onNavigate, onOpenCar } = props;
  const [host] = useState(() =>
    createDesktopAdminHost({ bridge, siteUrl: site, readState: store.read, openWork }),
  );
  const missed = useMissedSignOut(bridge, isLocked);
  useSiteAccent(host);
  // Delayed decisions are sent when the dashboard unmounts, as when its window closes.
  useLayoutEffect(() => (isLocked ? undefined : host.leave), [host, isLocked]);
  if (isLocked) return null;
  return (
    <AdminDashboard
      host={host}
      tab={tabOf(destination)}
      onTabChange={(tab) => onNavigate({ tab, submission: null })}
      car={destination.carId ?? null}
      onCarChange={onOpenCar}
      submission={destination.submission}
      renderSignedOut={(reason, check) => (
        <SiteBar site={site}>
          <AdminLogin
            host={host}
            message={signOutMessage(reason === 'none' ? missed : reason)}
            onSignedIn={check}
          />
        </SiteBar>
      )}
    />
  );
}

/** Gives the login the site's accent; amber while the site does not answer. */
function useSiteAccent({ client }: Pick<AdminHost, 'client'>): void {
  const [accent, setAccent] = useState<string | null>();
  useEffect(() => {
    const cut = new AbortController();
    client.site.read({ signal: cut.signal }).then((site) => setAccent(site.accent), ignore);
    return () => cut.abort();
  }, [client]);
  useAccent(accent);
}

const ignore = (): void => undefined;

/** How the session ended while the app was locked and no dashboard was mounted; `none` when it did not. */
function useMissedSignOut(bridge: Pick<DesktopBridge, 'onEvent'>, isLocked: boolean): SignOutReason {
  const [missed, setMissed] = useState<SignOutReason>('none');
  useEffect(() => {
    if (!isLocked) return;
    return bridge.onEvent((event) => {
      if (event.type === 'signed-out') setMissed(event.reason ?? 'none');
    });
  }, [bridge, isLocked]);
  return missed;
}
