import { AdminDashboard, AdminLogin, signOutNotice } from '@quartermile/core/admin';
import { useLayoutEffect, useState } from 'react';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { createDesktopAdminHost } from '../desktop-admin-host.js';
import { SiteBar } from '../sites/site-bar.js';
import type { Asked } from './use-asked.js';
import type { DeskStateStore } from './use-desk-state.js';

export interface SiteDashboardProps {
  readonly bridge: DesktopBridge;
  readonly store: DeskStateStore;
  readonly site: string;
  readonly asked: Asked;
  onAsk(asked: Asked): void;
}

/** One site's dashboard, or its login. */
export function SiteDashboard({ bridge, store, site, asked, onAsk }: SiteDashboardProps) {
  const [host] = useState(() => createDesktopAdminHost(bridge, site, () => store.read()));
  // What can still be undone is handed over when the dashboard goes, as when its window does.
  useLayoutEffect(() => () => void window.dispatchEvent(new Event('pagehide')), []);
  return (
    <AdminDashboard
      host={host}
      tab={asked.tab}
      onTabChange={(tab) => onAsk({ ...asked, tab })}
      submission={asked.submission?.site === site ? asked.submission : null}
      renderSignedOut={(reason, check) => (
        <SiteBar bridge={bridge} site={site}>
          <AdminLogin host={host} notice={signOutNotice(reason)} onSignedIn={check} />
        </SiteBar>
      )}
    />
  );
}
