import type { App } from 'electron';

/** Windows application id (AppUserModelID). The installer uses the same one; notifications need it. */
export const APP_ID = 'example.quartermile.desk';

/** COM class id for notification buttons on Windows. Fixed, because Electron would generate a new one for each run. */
export const TOAST_ACTIVATOR = '{00109410-E2BB-4870-93C3-7053B7956DF5}';

/** Sets the application ids on Windows; other systems use the bundle or the desktop file. */
export function nameApp(
  app: Pick<App, 'setAppUserModelId' | 'setToastActivatorCLSID'>,
  platform: NodeJS.Platform,
): void {
  if (platform !== 'win32') return;
  app.setAppUserModelId(APP_ID);
  app.setToastActivatorCLSID(TOAST_ACTIVATOR);
}
