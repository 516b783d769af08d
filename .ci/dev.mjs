/**
 * `npm run dev`: the product with live reload (docs/decisions/0046). This process serves the website and the
 * dashboard from their sources through Vite. The API is a separate process behind it, and is recompiled and restarted
 * when one of its sources changes.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { ApiProcess } from './dev/api-process.mjs';
import { watchApi } from './dev/watch-api.mjs';
import { answer, openVite } from './dev/website.mjs';

process.chdir(resolve(import.meta.dirname, '..'));

const CONFIG = new URL('../api/dist/platform/config/config.js', import.meta.url);
const { loadConfig, settleConfig } = await import(CONFIG.href);

let api;
let vite;
let isEnding = false;
async function end(code) {
  if (isEnding) return;
  isEnding = true;
  await Promise.all([api?.stop(), vite?.close()]);
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));

try {
  const config = loadConfig();
  const server = createServer((request, response) => answer(site, request, response));
  vite = await openVite(server);
  server.listen(config.port, config.host);
  await once(server, 'listening');
  const { port } = server.address();
  const { publicUrl } = settleConfig(config, port, '');
  api = new ApiProcess({ ...process.env, PUBLIC_URL: publicUrl });
  const site = { vite, api, publicUrl };
  if ((await api.start()) === null) await end(1);
  watchApi(api);
  console.log(`ready: http://${config.host}:${port}`);
} catch (error) {
  console.error(error.message);
  await end(1);
}
