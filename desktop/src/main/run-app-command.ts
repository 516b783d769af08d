import type { AppCommand } from '../shared/app-command.js';
import type { ProxyLogin } from './calls/proxy-login.js';
import type { AppReports } from './diagnostics/app-reports.js';
import type { AppLock } from './lock/app-lock.js';
import { applySettings, type SettingsTargets } from './settings/apply-settings.js';
import type { AppSite } from './site/app-site.js';
import type { AppEnding } from './updates/restart-to-update.js';
import type { Updater } from './updates/updater.js';
import type { DashboardWindows } from './windows/dashboard-windows.js';

/** Dependencies of {@link runAppCommand}. */
export interface AppCommandTargets extends SettingsTargets {
  readonly lock: Pick<AppLock, 'lock' | 'unlock' | 'logOut'>;
  readonly updater: Pick<Updater, 'check'>;
  readonly ending: Pick<AppEnding, 'restart'>;
  readonly reports: AppReports;
  readonly proxyLogin: ProxyLogin;
  readonly site: Pick<AppSite, 'connection'>;
  readonly windows: Pick<DashboardWindows, 'storeWork'>;
}

/**
 * Runs an app command of a page. Resolves to an error message, or null on success.
 * @param pageId the page that sent the command
 */
export async function runAppCommand(
  command: AppCommand,
  pageId: number,
  targets: AppCommandTargets,
): Promise<string | null> {
  const { lock, updater, ending, reports, proxyLogin, site, windows } = targets;
  switch (command.do) {
    case 'change-settings':
      return applySettings(command.change, targets);
    case 'lock':
      return lock.lock();
    case 'unlock':
      return lock.unlock(command.password);
    case 'log-out':
      await lock.logOut();
      return null;
    case 'check-for-updates':
      // Not awaited: quitting waits for pending requests, and a download may take long.
      void updater.check();
      return null;
    case 'restart-to-update':
      ending.restart();
      return null;
    case 'copy-diagnostics':
      return reports.copyDiagnostics();
    case 'open-logs':
      return reports.openLogs();
    case 'keep-open-work':
      windows.storeWork(pageId, command.work);
      return null;
    case 'answer-proxy-login':
      proxyLogin.answer(command.host, command.credentials);
      // Retries what failed for lack of proxy credentials.
      site.connection?.wake();
      return null;
    case 'retry-proxy-login':
      proxyLogin.retryCancelled();
      site.connection?.wake();
      return null;
  }
}
