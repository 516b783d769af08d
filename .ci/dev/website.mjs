import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createServer } from 'vite';
import { fetchApi, forward } from './forward.mjs';

const WEBSITE = '/src/website.server.ts';
const SERVICE_WORKER = '/service-worker.js';

/** Imports a module of the API's build. */
const load = (path) => import(new URL(`../../api/dist/${path}`, import.meta.url).href);
const { pagePolicy, securityHeaders } = await load('platform/http/security-headers.js');
const { hashInline } = await load('website/inline-sources.js');
const { RENDERED_FILES } = await load('website/rendered-files.js');
/** Pages get the same headers as in production. */
const setHeaders = securityHeaders(false);

/** Replaces a service worker that an earlier `npm start` installed in the browser and that would serve its cache. */
const NO_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', () => registration.unregister());`;

/**
 * Creates a Vite server that uses this HTTP server for its WebSocket, so that it needs no additional port.
 * @param httpServer the server that calls `vite.middlewares`
 */
export function openVite(httpServer) {
  // Installed packages may be symbolic links to another folder.
  const packages = dirname(realpathSync(join('node_modules', 'vite')));
  return createServer({
    root: resolve('web'),
    configFile: resolve('web/vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: httpServer }, fs: { allow: [resolve('.'), packages] } },
  });
}

/**
 * Handles the site's requests: modules by Vite, pages rendered from their current sources, all others by the API.
 * @param site `vite`, `api` and the site's `publicUrl`
 */
export function answer(site, request, response) {
  const { pathname } = new URL(request.url, site.publicUrl);
  if (pathname === SERVICE_WORKER)
    return response.setHeader('content-type', 'text/javascript').end(NO_WORKER);
  if (RENDERED_FILES.includes(pathname)) return forward(site.api, request, response);
  site.vite.middlewares(request, response, () => {
    if (!isPage(request.method, pathname)) return forward(site.api, request, response);
    renderPage(site, request, response).catch((error) => {
      console.error(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
    });
  });
}

/** Files and documents of the API have an extension, pages have none; `.data` is a page's loader data. */
const isPage = (method, pathname) =>
  /^(GET|HEAD)$/.test(method) && !/^\/(api|media)\/|\.(?!data$)\w+$/.test(pathname);

async function renderPage({ vite, api, publicUrl }, incoming, response) {
  const { handleRequest } = await vite.environments.ssr.runner.import(WEBSITE);
  setHeaders(incoming, response);
  const nonce = randomUUID();
  const request = new Request(publicUrl + incoming.url, { method: incoming.method });
  const page = await handleRequest(request, {
    nonce,
    publicUrl,
    callApi: (call) => fetchApi(api, call),
    reportError: (error) => console.error(error),
  });
  const { html, inline } = hashInline(Buffer.from(await page.arrayBuffer()), nonce);
  for (const [name, policy] of Object.entries(pagePolicy(false, inline)))
    response.setHeader(name, withVite(policy, incoming.headers.host));
  response
    .setHeader('cache-control', 'no-store')
    .writeHead(page.status, [...page.headers].flat())
    .end(html);
}

/** The policy of production with Vite's additions: its WebSocket, and any style element. */
function withVite(policy, host) {
  return policy
    .replace('connect-src ', `connect-src ws://${host} `)
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
}
