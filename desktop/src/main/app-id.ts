import type { App } from 'electron';

/** By this Windows knows the app, and so does its installer: notifications come from what is installed under it. */
export const APP_ID = 'example.quartermile.desk';

/** Tells Windows which app this is; other systems know it by its bundle or its desktop file. */
export function nameApp(app: Pick<App, 'setAppUserModelId'>, platform: NodeJS.Platform): void {
  if (platform === 'win32') app.setAppUserModelId(APP_ID);
}
