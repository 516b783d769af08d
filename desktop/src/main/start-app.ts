import { join } from 'node:path';
import { desktopMessages } from '@quartermile/core/domain';
import { app } from 'electron';
import type { AppEvent, AppState } from '../shared/app-state.js';
import { LoginStart } from './background/login-start.js';
import { runInBackground } from './background/run-in-background.js';
import { createElectronFetch } from './calls/electron-fetch.js';
import { ProxyLogin } from './calls/proxy-login.js';
import { type Audience, broadcast } from './channels/broadcast.js';
import { loadConfig } from './config.js';
import { createAppReports } from './diagnostics/app-reports.js';
import { readAppInfo } from './diagnostics/read-app-info.js';
import { followSystem } from './follow-system.js';
import { isShownWhileLocked } from './lock/hide-content.js';
import { makeAppLock } from './lock/make-app-lock.js';
import { PostponedLink } from './lock/postponed-link.js';
import type { LogFile } from './log/log-file.js';
import { makeMenu } from './menu/make-menu.js';
import { readAppState } from './read-app-state.js';
import { servePages } from './serve-pages.js';
import { loadSettings } from './settings/apply-settings.js';
import { SettingsStore } from './settings/settings-store.js';
import { SiteManager } from './sites/site-manager.js';
import { WindowAccent } from './sites/window-accent.js';
import { Spelling } from './spelling/spelling.js';
import { openSystemSecureStorage } from './storage/system-secure-storage.js';
import { prepareRestart } from './updates/restart-to-update.js';
import { Updater } from './updates/updater.js';
import type { DashboardWindows } from './windows/dashboard-windows.js';
import type { ReviewTarget } from './windows/deep-link.js';
import { moveWindowsOnScreen } from './windows/displays.js';
import {
  closeOtherPictureWindows,
  closePictureWindows,
  closePictureWindowsOf,
} from './windows/picture-window.js';

/** Options from the entry module. */
export interface StartOptions {
  readonly windows: DashboardWindows;
  readonly logFile: LogFile;
  /** Deep link that started the app, or null. */
  readonly link: ReviewTarget | null;
  /** Command line arguments. */
  readonly arguments: readonly string[];
}

/**
 * Composes the app once Electron is ready and opens the first window, unless started in the background.
 * @throws Error for an invalid configuration
 */
export async function startApp({ windows, logFile, link, ...given }: StartOptions): Promise<void> {
  const { site, pageServer, appImage } = loadConfig(app.isPackaged);
  await app.whenReady();
  const folder = app.getPath('userData');
  const secureStorage = await openSystemSecureStorage(process.platform);
  const info = await readAppInfo(join(import.meta.dirname, '../../package.json'), app.getVersion());
  const spelling = new Spelling(join(folder, 'spelling.json'));
  const settings = new SettingsStore(join(folder, 'settings.json'));
  const loginStart = new LoginStart({ platform: process.platform, appImage });
  const postponedLink = new PostponedLink();
  const accent = new WindowAccent(process.platform);
  const publishState = (): void => broadcast({ type: 'state', state: readState() });
  const proxyLogin = new ProxyLogin(publishState);
  const fetch = createElectronFetch(proxyLogin);
  const lock = makeAppLock({
    ...{ folder, fetch },
    sites: () => sites,
    onChange() {
      publishState();
      showMenu();
      if (lock.isLocked) return closePictureWindows();
      const target = postponedLink.take();
      if (target) windows.openSubmission(target);
    },
  });
  const updater = new Updater({
    onState: publishState,
    onReady: (version) => notifications.notify(desktopMessages.updates.ready(version)),
    onFailure: () => notifications.notify(desktopMessages.updates.failed),
  });
  const ending = prepareRestart(updater);
  const sites = new SiteManager({
    ...{ folder, secureStorage, fetch },
    emit(event: AppEvent, audience?: Audience) {
      if (event.type === 'signed-out') closePictureWindowsOf(event.site);
      if (!lock.isLocked || isShownWhileLocked(event)) broadcast(event, audience);
      if (event.type === 'signed-out') lock.onSignedOut(event.site);
    },
    onArrival(arrival, origin) {
      const name = lock.isLocked ? desktopMessages.lock.newSubmission : arrival.name;
      notifications.announce({ ...arrival, name }, origin);
    },
    onPending: (count) => notifications.count(count),
    onState: publishState,
    onSites() {
      closeOtherPictureWindows(sites.state.site);
      showMenu();
      accent.show(sites.state);
    },
  });
  const { background, notifications } = runInBackground({
    ...{ folder, settings, loginStart, sites, windows },
    onState: publishState,
  });
  const readState = (): AppState =>
    readAppState({ sites, settings, background, lock, info, updater, proxyLogin });
  const showMenu = makeMenu({
    sites,
    windows,
    spelling,
    lock,
    showMessage: (text) => notifications.notify(text),
  });
  settings.onChange(publishState);
  settings.onChange(({ releaseChannel }) => void updater.setChannel(releaseChannel));
  await Promise.all([spelling.load(), loadSettings({ settings, loginStart })]);
  await sites.load(site);
  await lock.load();

  const reports = createAppReports({ logFile, sites, readState });
  const targets = { settings, loginStart, lock, updater, ending, reports, proxyLogin, sites, windows };
  const answered = servePages({ fetch, sites, windows, lock, pageServer, readState, targets });
  followSystem({ sites, windows, lock, settings, updater, ending, answered });

  moveWindowsOnScreen();
  const isHidden = link === null && background.mayStartHidden(given.arguments);
  const locate = postponedLink.wrap(
    (target) => sites.locate(target),
    () => lock.isLocked,
  );
  await windows.load(locate, isHidden);
  if (link) windows.openSubmission(link);
  void background.start(isHidden);
  updater.start(settings.current.releaseChannel);
}
