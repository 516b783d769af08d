import { AdminDashboard, AdminLogin, signOutNotice } from '@quartermile/core/admin';
import { QuartermileProvider } from '@quartermile/core/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { DesktopBridge } from '../shared/api-channel.js';
import { createDesktopAdminHost } from './desktop-admin-host.js';

declare global {
  interface Window {
    /** From the preload script. */
    readonly quartermile: DesktopBridge;
  }
}

const host = createDesktopAdminHost(window.quartermile);
const place = document.getElementById('desk');
if (!place) throw new Error('The page has no place for the desk.');

createRoot(place).render(
  <StrictMode>
    <QuartermileProvider>
      <AdminDashboard
        host={host}
        renderSignedOut={(reason, check) => (
          <AdminLogin host={host} notice={signOutNotice(reason)} onSignedIn={check} />
        )}
      />
    </QuartermileProvider>
  </StrictMode>,
);
