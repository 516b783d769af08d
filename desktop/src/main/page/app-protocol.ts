import { pathToFileURL } from 'node:url';
import { net, protocol } from 'electron';
import { APP_SCHEME, resolveAppUrl } from './app-files.js';

/** Scripts of the page itself and nothing else; Mantine writes style elements. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Makes the scheme a full citizen: to be called before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Serves the page's files from a folder, and pictures from the site. */
export function serveApp(folder: string, siteUrl: URL): void {
  protocol.handle(APP_SCHEME, async ({ url, method }) => {
    const target = resolveAppUrl(url, folder);
    if (method !== 'GET' || target.kind === 'nothing') return new Response(null, { status: 404 });
    if (target.kind === 'media') return net.fetch(new URL(target.path, siteUrl).href);
    return serveFile(target.path);
  });
}

async function serveFile(path: string): Promise<Response> {
  try {
    const file = await net.fetch(pathToFileURL(path).href);
    const headers = new Headers(file.headers);
    headers.set('content-security-policy', CONTENT_SECURITY_POLICY);
    return new Response(file.body, { headers });
  } catch {
    return new Response(null, { status: 404 });
  }
}
