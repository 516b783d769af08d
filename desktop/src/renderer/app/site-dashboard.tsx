import { AdminDashboard, AdminLogin, signOutMessage } from '@quartermile/core/admin';
import { useLayoutEffect, useState } from 'react';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import type { OpenCar } from '../../shared/open-work.js';
import type { SiteSummary } from '../../shared/site-summary.js';
import { createDesktopAdminHost } from '../desktop-admin-host.js';
import { useMissedSignOut } from '../lock/use-missed-sign-out.js';
import { SiteBar } from '../sites/site-bar.js';
import { SiteSwitcher } from '../sites/site-switcher.js';
import type { OpenWorkBackup } from './open-work-backup.js';
import { type AppStateStore, useAppState } from './use-app-state.js';
import type { Destination } from './use-destination.js';

export interface SiteDashboardProps {
  readonly bridge: DesktopBridge;
  readonly store: AppStateStore;
  readonly site: SiteSummary;
  readonly openWork: OpenWorkBackup;
  readonly destination: Destination;
  /** Hides everything; unsaved input stays in memory until unlocked. */
  readonly isLocked: boolean;
  onNavigate(destination: Destination): void;
  onOpenCar(car: OpenCar | null): void;
}

/** One site's dashboard, or its login. */
export function SiteDashboard(props: SiteDashboardProps) {
  const { bridge, store, openWork, site, destination, isLocked, onNavigate, onOpenCar } = props;
  const { origin } = site;
  const switcher = <SiteSwitcher bridge={bridge} state={useAppState(store)} site={site} />;
  const [host] = useState(() =>
    createDesktopAdminHost({ bridge, siteUrl: origin, readState: store.read, openWork }),
  );
  const missed = useMissedSignOut(bridge, origin, isLocked);
  // Delayed decisions are sent when the dashboard unmounts, as when its window closes.
  useLayoutEffect(() => (isLocked ? undefined : host.leave), [host, isLocked]);
  if (isLocked) return null;
  return (
    <AdminDashboard
      host={host}
      tab={destination.tab}
      onTabChange={(tab) => onNavigate({ tab, submission: null })}
      car={destination.car?.site === origin ? destination.car.carId : null}
      onCarChange={(carId) => onOpenCar(carId === null ? null : { site: origin, carId })}
      submission={destination.submission?.site === origin ? destination.submission : null}
      headerStart={switcher}
      renderSignedOut={(reason, check) => (
        <SiteBar start={switcher}>
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
