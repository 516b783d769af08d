import { join } from 'node:path';
import type { Fetch } from '../calls/fetch.js';
import type { SiteConnection } from '../sites/site-connection.js';
import type { SiteManager } from '../sites/site-manager.js';
import { JsonFile } from '../storage/json-file.js';
import { AppLock } from './app-lock.js';
import { checkPassword } from './check-password.js';
import { endSessions } from './end-sessions.js';
import { FailedAttempts, failedAttemptsSchema } from './failed-attempts.js';

/** Dependencies of {@link makeAppLock}. */
export interface MakeAppLockOptions {
  /** Data folder of the app. */
  readonly folder: string;
  readonly fetch: Fetch;
  sites(): SiteManager;
  onChange(): void;
}

/** Creates the lock for the app's sites. */
export function makeAppLock({ folder, fetch, sites, onChange }: MakeAppLockOptions): AppLock {
  return new AppLock({
    tries: new FailedAttempts(new JsonFile(join(folder, 'failed-attempts.json'), failedAttemptsSchema)),
    connections: () => connectionsOf(sites()),
    checkPassword: (site, password) => checkPassword(site, fetch, password),
    endSessions: () => endSessions(sites()),
    onChange,
  });
}

/** Connected sites, the open one first: its password unlocks the app. */
function connectionsOf(sites: SiteManager): readonly SiteConnection[] {
  const all = [sites.open, ...sites.state.sites.map(({ origin }) => sites.at(origin))];
  return [...new Set(all)].filter((one) => one !== null);
}
