import { join } from 'node:path';
import { app } from 'electron';
import type { AppEvent, AppState } from '../shared/app-state.js';
import { desktopMessages } from '../shared/messages/messages.js';
import { askToLose } from './ask-to-lose.js';
import { LoginStart } from './background/login-start.js';
import { createElectronFetch } from './calls/electron-fetch.js';
import { ProxyLogin } from './calls/proxy-login.js';
import { type Audience, broadcast } from './channels/broadcast.js';
import { loadConfig } from './config.js';
import { createAppReports } from './diagnostics/app-reports.js';
import { readAppInfo } from './diagnostics/read-app-info.js';
import { followSystem } from './follow-system.js';
import { AppLock } from './lock/app-lock.js';
import { checkPassword } from './lock/check-password.js';
import { FailedAttempts } from './lock/failed-attempts.js';
import { isShownWhileLocked } from './lock/hide-content.js';
import type { LogFile } from './log/log-file.js';
import { makeMenu } from './menu/make-menu.js';
import { readAppState } from './read-app-state.js';
import { runInBackground } from './run-in-background.js';
import { servePages } from './serve-pages.js';
import { loadSettings } from './settings/apply-settings.js';
import { SettingsStore } from './settings/settings-store.js';
import { AppSite } from './site/app-site.js';
import type { ReviewTarget } from './site/review-link.js';
import { Spelling } from './spelling/spelling.js';
import { openSystemSecureStorage } from './storage/system-secure-storage.js';
import { prepareRestart } from './updates/restart-to-update.js';
import { Updater } from './updates/updater.js';
import type { DashboardWindows } from './windows/dashboard-windows.js';
import { moveWindowsOnScreen } from './windows/displays.js';
import { closePictureWindows } from './windows/picture-window.js';

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
  const config = loadConfig(app.isPackaged);
  await app.whenReady();
  const folder = app.getPath('userData');
  const secureStorage = await openSystemSecureStorage(process.platform);
  const info = await readAppInfo(join(import.meta.dirname, '../../package.json'), app.getVersion());
  const spelling = new Spelling(join(folder, 'spelling.json'));
  const settings = new SettingsStore(join(folder, 'settings.json'));
  const loginStart = new LoginStart({ platform: process.platform, appImage: config.appImage });
  const publishState = (): void => broadcast(() => ({ type: 'state', state: readState() }));
  const proxyLogin = new ProxyLogin(publishState);
  const fetch = createElectronFetch(proxyLogin);
  const lock = new AppLock({
    tries: new FailedAttempts(join(folder, 'failed-attempts.json')),
    connection: () => site.connection,
    checkPassword: (connection, password) => checkPassword(connection, fetch, password),
    onChange() {
      publishState();
      showMenu();
      if (lock.isLocked) closePictureWindows();
      else windows.openRequested();
    },
  });
  const updater = new Updater({
    onState: publishState,
    onReady: (version) => notifications.notify(desktopMessages.updates.ready(version)),
    onFailure: () => notifications.notify(desktopMessages.updates.failed),
  });
  const ending = prepareRestart(updater);
  const site = new AppSite({
    ...{ folder, secureStorage, fetch },
    emit(event: AppEvent, audience?: Audience) {
      if (event.type === 'signed-out') closePictureWindows();
      if (!lock.isLocked || isShownWhileLocked(event)) broadcast(() => event, audience);
      if (event.type === 'signed-out') lock.onSignedOut();
    },
    onArrival({ carId, name }) {
      notifications.announce({ carId, name: lock.isLocked ? desktopMessages.lock.newSubmission : name });
    },
    onPending: (count) => notifications.count(count),
    onState: publishState,
    onSite: () => showMenu(),
    async closeOthers(pageId) {
      const isClosed = await windows.closeOthers(pageId);
      // They belong to the site that is left.
      if (isClosed) notifications.stop();
      return isClosed;
    },
    mayLose: askToLose,
  });
  const { background, notifications } = runInBackground({
    ...{ folder, settings, loginStart, site, windows },
    onState: publishState,
  });
  const readState = (): AppState =>
    readAppState({ site, settings, background, lock, info, updater, proxyLogin });
  const showMenu = makeMenu({
    ...{ site, windows, spelling, lock },
    showMessage: (text) => notifications.notify(text),
  });
  settings.onChange(publishState);
  settings.onChange(({ releaseChannel }) => void updater.setChannel(releaseChannel));
  await Promise.all([spelling.load(), loadSettings({ settings, loginStart })]);
  await site.load(config.site);
  await lock.load();

  const reports = createAppReports({ logFile, readState });
  const targets = { settings, loginStart, lock, updater, ending, reports, proxyLogin, site, windows };
  const { pageServer } = config;
  const answered = servePages({ fetch, site, windows, lock, pageServer, readState, targets });
  followSystem({ site, windows, lock, settings, background, updater, ending, answered });

  moveWindowsOnScreen();
  const isHidden = link === null && background.mayStartHidden(given.arguments);
  await windows.load(() => lock.isLocked, isHidden);
  if (link) windows.openSubmission(link);
  void background.start(isHidden);
  updater.start(settings.current.releaseChannel);
}
