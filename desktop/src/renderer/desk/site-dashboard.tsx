import { AdminDashboard, AdminLogin, signOutNotice } from '@quartermile/core/admin';
import { useEffect, useState } from 'react';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { createDesktopAdminHost } from '../desktop-admin-host.js';
import { SiteBar } from '../sites/site-bar.js';
import type { DeskStateStore } from './use-desk-state.js';

export interface SiteDashboardProps {
  readonly bridge: DesktopBridge;
  readonly store: DeskStateStore;
  readonly site: string;
}

/** The tab and the submission that menus, notices and links ask for. */
interface Asked {
  readonly tab: string;
  readonly submission: { readonly carId: string } | null;
}

/** One site's dashboard, or its login. */
export function SiteDashboard({ bridge, store, site }: SiteDashboardProps) {
  const [host] = useState(() => createDesktopAdminHost(bridge, site, () => store.read()));
  const [asked, setAsked] = useState<Asked>({ tab: '', submission: null });
  useEffect(
    () =>
      bridge.onNews((news) => {
        if (news.type === 'open-tab') setAsked({ tab: news.tab, submission: null });
        if (news.type === 'open-submission') {
          setAsked({ tab: 'pending', submission: { carId: news.carId } });
        }
      }),
    [bridge],
  );
  return (
    <AdminDashboard
      host={host}
      tab={asked.tab}
      onTabChange={(tab) => setAsked((now) => ({ ...now, tab }))}
      submission={asked.submission}
      renderSignedOut={(reason, check) => (
        <>
          <SiteBar bridge={bridge} site={site} />
          <AdminLogin host={host} notice={signOutNotice(reason)} onSignedIn={check} />
        </>
      )}
    />
  );
}
