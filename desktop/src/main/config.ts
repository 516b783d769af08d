/** What the app is told from outside. */
export interface DesktopConfig {
  /** Origin of the site whose desk this is. */
  readonly siteUrl: URL;
}

/** Where `npm start` serves the site. */
const DEFAULT_SITE = 'http://127.0.0.1:3000';

/**
 * Reads the configuration.
 * @throws Error with one clear line when `QUARTERMILE_SITE` is no http(s) address
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): DesktopConfig {
  const text = env.QUARTERMILE_SITE ?? DEFAULT_SITE;
  const siteUrl = URL.parse(text);
  if (!siteUrl || !/^https?:$/.test(siteUrl.protocol)) {
    throw new Error(
      `QUARTERMILE_SITE must be an address that starts with http:// or https://, not "${text}"`,
    );
  }
  return Object.freeze({ siteUrl: new URL(siteUrl.origin) });
}
