import type { AdminHost } from '@quartermile/core/admin';
import { browserTransport } from '@quartermile/core/client';
import { createBrowserAdminHost } from './browser-admin-host.js';

let host: AdminHost | undefined;

/** The dashboard's host of this browser, created once. Call it in the browser only. */
export function browserAdminHost(): AdminHost {
  host ??= createBrowserAdminHost({
    transport: browserTransport(),
    baseUrl: window.location.origin,
  });
  return host;
}
