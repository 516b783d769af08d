import { pathToFileURL } from 'node:url';
import { net, protocol } from 'electron';
import { APP_SCHEME, resolveAppUrl } from './app-files.js';
import { CONTENT_SECURITY_POLICY, DEVELOPMENT_POLICY } from './content-security-policy.js';

/** Headers that pages get from a site or a file. Others may break the app: `Origin-Agent-Cluster` kills the page. */
const PASSED_HEADERS = ['content-type', 'cache-control', 'etag'];

/** Registers the scheme with the privileges of a standard origin; call before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/**
 * Serves the page's files from a folder, and pictures from the site.
 * @param pageServer origin of the development server, which replaces the folder
 * @param picture loads a picture of the site by its path; null without a site
 */
export function serveApp(
  folder: string,
  pageServer: string | null,
  picture: (path: string) => Promise<Response> | null,
): void {
  protocol.handle(APP_SCHEME, async ({ url, method }) => {
    const target = resolveAppUrl(url, folder);
    if (method !== 'GET' || target.kind === 'nothing') return new Response(null, { status: 404 });
    if (target.kind === 'media') return servePicture(await picture(target.path));
    return pageServer === null ? serveFile(target.path) : serveDevPage(pageServer, url);
  });
}

function servePicture(picture: Response | null): Response {
  if (!picture) return new Response(null, { status: 404 });
  // Renders the site's bytes as an image only; nothing in them may run.
  return pass(picture, "default-src 'none'; sandbox");
}

async function serveFile(path: string): Promise<Response> {
  try {
    return pass(await net.fetch(pathToFileURL(path).href), CONTENT_SECURITY_POLICY);
  } catch {
    return new Response(null, { status: 404 });
  }
}

function pass({ status, headers, body }: Response, policy: string): Response {
  const passed = PASSED_HEADERS.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const own = { 'content-security-policy': policy, 'x-content-type-options': 'nosniff' };
  return new Response(body, { status, headers: [...passed, ...Object.entries(own)] });
}

/**
 * Serves the page from electron-vite's server, for hot reload. The page keeps the app's origin and may open that
 * server's socket. Packaged apps never have a `server`.
 * @param server origin
 */
async function serveDevPage(server: string, url: string): Promise<Response> {
  const { pathname, search } = new URL(url);
  const answer = await net.fetch(new URL(pathname + search, server).href);
  const headers = new Headers(answer.headers);
  headers.set('content-security-policy', DEVELOPMENT_POLICY);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(answer.body, { status: answer.status, headers });
}
