import { pathToFileURL } from 'node:url';
import { net, protocol } from 'electron';
import { APP_SCHEME, resolveAppUrl } from './app-files.js';
import { CONTENT_SECURITY_POLICY } from './content-security-policy.js';
import { serveDevPage } from './dev-page.js';

/** Makes the scheme a full citizen: to be called before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/**
 * Serves the page's files from a folder, and pictures from the open site.
 * @param openSite origin of the site that is open now
 * @param pageServer origin of the server that has the page in development, in place of the folder
 */
export function serveApp(folder: string, openSite: () => string | null, pageServer: string | null): void {
  protocol.handle(APP_SCHEME, async ({ url, method }) => {
    const target = resolveAppUrl(url, folder);
    if (method !== 'GET' || target.kind === 'nothing') return new Response(null, { status: 404 });
    if (target.kind === 'media') return servePicture(target.path, openSite());
    return pageServer === null ? serveFile(target.path) : serveDevPage(pageServer, url);
  });
}

async function servePicture(path: string, site: string | null): Promise<Response> {
  if (site === null) return new Response(null, { status: 404 });
  // No other site is ever asked, not even where this one points there.
  const asked = net.fetch(new URL(path, site).href, { redirect: 'error' });
  const picture = await asked.catch(() => new Response(null, { status: 504 }));
  const headers = new Headers(picture.headers);
  // Whatever the site sends, it is looked at as a picture and never run.
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
