import { net } from 'electron';
import { DEVELOPMENT_POLICY } from './content-security-policy.js';

/**
 * Serves the page from electron-vite's server, for hot reload. The page keeps the app's origin and may open that
 * server's socket. Packaged apps never have a `server`.
 * @param server origin
 */
export async function serveDevPage(server: string, url: string): Promise<Response> {
  const { pathname, search } = new URL(url);
  const answer = await net.fetch(new URL(pathname + search, server).href);
  const headers = new Headers(answer.headers);
  headers.set('content-security-policy', DEVELOPMENT_POLICY);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(answer.body, { status: answer.status, headers });
}
