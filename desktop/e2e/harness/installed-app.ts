import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes this process look like an installed AppImage to the app on the fake Electron and to the real electron-updater.
 * @param feed URL of the update feed; null for an app packaged without one
 * @returns undoes it
 */
export function installApp(folder: string, feed: string | null): () => void {
  const resources = join(folder, 'installed');
  mkdirSync(resources, { recursive: true });
  const config = join(resources, 'app-update.yml');
  if (feed === null) rmSync(config, { force: true });
  else writeFileSync(config, `provider: generic\nurl: ${feed}\n`);
  const image = join(resources, 'quartermile.AppImage');
  writeFileSync(image, 'the version that runs');
  const { env, platform } = process;
  process.env = { ...env, APPIMAGE: image, XDG_CACHE_HOME: resources };
  Object.assign(process, { resourcesPath: resources });
  Object.defineProperty(process, 'platform', { value: 'linux' });
  return () => {
    process.env = env;
    Object.defineProperty(process, 'platform', { value: platform });
  };
}
