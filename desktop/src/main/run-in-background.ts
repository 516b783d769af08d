import { join } from 'node:path';
import { randomKey } from '@quartermile/core/client';
import { app, dialog } from 'electron';
import { desktopMessages } from '../shared/messages/messages.js';
import { AppTray } from './background/app-tray.js';
import { Background } from './background/background.js';
import { findTray } from './background/find-tray.js';
import type { LoginStart } from './background/login-start.js';
import { MAIN_PROCESS } from './channels/caller.js';
import { AppNotifications } from './notifications/app-notifications.js';
import { hasRequestedCategories } from './notifications/requested-categories.js';
import { applySettings } from './settings/apply-settings.js';
import type { SettingsStore } from './settings/settings-store.js';
import type { AppSite } from './site/app-site.js';
import type { DashboardWindows } from './windows/dashboard-windows.js';

const text = desktopMessages.settings;

/** Dependencies of {@link runInBackground}. */
export interface BackgroundParts {
  /** Data folder of the app. */
  readonly folder: string;
  readonly settings: SettingsStore;
  readonly loginStart: LoginStart;
  readonly site: AppSite;
  readonly windows: DashboardWindows;
  /** Called when state shown in the pages changes. */
  onState(): void;
}

/** Creates the tray and the notifications, and handles the closing of the last window. Call after Electron is ready. */
export function runInBackground({ folder, settings, loginStart, site, windows, onState }: BackgroundParts): {
  readonly background: Background;
  readonly notifications: AppNotifications;
} {
  const tray = new AppTray({
    open: () => windows.openSubmission(null),
    quit: () => app.quit(),
    toggleDoNotDisturb: () => void toggleDoNotDisturb(),
  });
  const toggleDoNotDisturb = async (): Promise<void> => {
    const change = { doNotDisturb: !settings.current.doNotDisturb };
    const failure = await applySettings(change, { settings, loginStart });
    if (failure !== null) dialog.showErrorBox(text.failed, failure);
  };
  const showMenu = (): void => tray.showMenu(settings.current.doNotDisturb);
  settings.onChange(showMenu);
  showMenu();
  const notifications = new AppNotifications({
    showCount: (pending, description) => tray.showCount(pending, description),
    open: (target) => windows.openSubmission(target),
    isQuiet: () => settings.current.doNotDisturb,
    async canApprove(carId) {
      const { connection } = site;
      if (!connection) return false;
      return hasRequestedCategories(connection.origin, carId, async (one) =>
        connection.call(MAIN_PROCESS, randomKey(), one),
      );
    },
  });
  const background = new Background({
    path: join(folder, 'background.json'),
    loginStart,
    readSettings: () => settings.current,
    findTray: () => findTray(process.platform),
    hasWindow: () => windows.hasOpen,
    show: () => windows.show(),
    explain: async () => notifications.notify(text.runsOn),
    quit: () => app.quit(),
    onState,
  });
  app.on('window-all-closed', () => void background.afterLastWindow());
  app.on('will-quit', () => notifications.stop());
  return { background, notifications };
}
