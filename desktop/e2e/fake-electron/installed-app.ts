import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Packages with module state per launch. */
const UPDATER = /[\\/]node_modules[\\/](electron-updater|builder-util-runtime)[\\/]/;
const CHANGED = ['APPIMAGE', 'XDG_CACHE_HOME'] as const;

/** An app installed as an AppImage. */
export interface InstalledApp {
  /** Path of the AppImage, which an update replaces. */
  readonly image: string;
  /** Restores the process's environment. */
  restore(): void;
}

/**
 * Makes this process look like an AppImage to the app and to the real electron-updater.
 * @param feed URL of the update feed; null for an app packaged without one
 */
export function installApp(folder: string, feed: string | null): InstalledApp {
  const resources = join(folder, 'installed');
  mkdirSync(resources, { recursive: true });
  const known = join(resources, 'app-update.yml');
  if (feed === null) rmSync(known, { force: true });
  else writeFileSync(known, `provider: generic\nurl: ${feed}\n`);
  const image = join(resources, 'quartermile.AppImage');
  writeFileSync(image, 'the version that runs');
  const before = CHANGED.map((name) => [name, process.env[name]] as const);
  const platform = process.platform;
  Object.assign(process, { resourcesPath: resources });
  Object.assign(process.env, { APPIMAGE: image, XDG_CACHE_HOME: resources });
  Object.defineProperty(process, 'platform', { value: 'linux' });
  return {
    image,
    restore() {
      Object.defineProperty(process, 'platform', { value: platform });
      for (const [name, value] of before) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
    },
  };
}

/** Loads electron-updater anew with the launch's fake as `electron`. */
export function loadUpdater(electron: Readonly<Record<string, unknown>>): unknown {
  const require = createRequire(import.meta.url);
  for (const path of Object.keys(require.cache)) if (UPDATER.test(path)) delete require.cache[path];
  require.cache[require.resolve('electron')] = Object.assign(Object.create(null), {
    exports: electron,
    loaded: true,
  });
  return require('electron-updater');
}
