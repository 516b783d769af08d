import { pathToFileURL } from 'node:url';
import { net, protocol } from 'electron';
import { APP_SCHEME, resolveAppUrl } from './app-files.js';
import { CONTENT_SECURITY_POLICY } from './content-security-policy.js';
import { serveDevPage } from './dev-page.js';
import { type OfflinePictures, readPicture } from './read-picture.js';

/** Registers the scheme with the privileges of a standard origin; call before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/**
 * Serves the page's files from a folder, and pictures from the open site.
 * @param openSite origin of the open site
 * @param offline pictures cached for offline use
 * @param pageServer origin of the development server, which replaces the folder
 */
export function serveApp(
  folder: string,
  openSite: () => string | null,
  offline: OfflinePictures,
  pageServer: string | null,
): void {
  protocol.handle(APP_SCHEME, async ({ url, method }) => {
    const target = resolveAppUrl(url, folder);
    if (method !== 'GET' || target.kind === 'nothing') return new Response(null, { status: 404 });
    if (target.kind === 'media') return servePicture(target.path, openSite(), offline);
    return pageServer === null ? serveFile(target.path) : serveDevPage(pageServer, url);
  });
}

async function servePicture(path: string, site: string | null, offline: OfflinePictures): Promise<Response> {
  if (site === null) return new Response(null, { status: 404 });
  const picture = await readPicture(path, site, offline);
  const headers = new Headers(picture.headers);
  // Renders the site's bytes as an image only; nothing in them may run.
  headers.set('content-security-policy', "default-src 'none'; sandbox");
  headers.set('x-content-type-options', 'nosniff');
  for (const name of ['set-cookie', 'content-encoding', 'content-length']) headers.delete(name);
  return new Response(picture.body, { status: picture.status, headers });
}

async function serveFile(path: string): Promise<Response> {
  try {
    const file = await net.fetch(pathToFileURL(path).href);
    const headers = new Headers(file.headers);
    headers.set('content-security-policy', CONTENT_SECURITY_POLICY);
    headers.set('x-content-type-options', 'nosniff');
    return new Response(file.body, { headers });
  } catch {
    return new Response(null, { status: 404 });
  }
}
