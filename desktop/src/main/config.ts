import { readSiteAddress } from './site/site-address.js';

/** Configuration from the environment. */
export interface DesktopConfig {
  /** Origin of the site to open at start (for development); null opens that of the last run. */
  readonly site: string | null;
  /** Origin of electron-vite's development server; null serves the built page. */
  readonly pageServer: string | null;
  /** Path of the AppImage, as its runtime sets it; null otherwise. */
  readonly appImage: string | null;
}

const LOCAL_SERVER = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d+\/?$/;

/**
 * Reads the configuration.
 * @param isPackaged installed apps ignore the development server
 * @throws Error with a one-line message when `QUARTERMILE_SITE` is not a site address
 */
export function loadConfig(isPackaged: boolean, env: NodeJS.ProcessEnv = process.env): DesktopConfig {
  const server = isPackaged ? '' : (env.ELECTRON_RENDERER_URL ?? '');
  const pageServer = LOCAL_SERVER.test(server) ? new URL(server).origin : null;
  return Object.freeze({ site: readSite(env.QUARTERMILE_SITE), pageServer, appImage: env.APPIMAGE || null });
}

function readSite(text: string | undefined): string | null {
  if (text === undefined) return null;
  const read = readSiteAddress(text);
  if ('origin' in read) return read.origin;
  throw new Error(`QUARTERMILE_SITE must be an address such as https://example.org, not "${text}"`);
}
