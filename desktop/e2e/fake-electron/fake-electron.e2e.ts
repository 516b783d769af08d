import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { LaunchedDesktop } from '../harness/launched-desktop.js';
import { hasEnded } from '../harness/leaving.js';
import { fakeNet } from './fake-net.js';
import { launchFakeElectron } from './launch-fake-electron.js';

/** Launches an app whose main process is one file. */
async function launch(source: string): Promise<LaunchedDesktop> {
  const main = test.info().outputPath('main.mjs');
  await writeFile(main, source);
  return launchFakeElectron({ userData: test.info().outputDir }, pathToFileURL(main));
}

test('a request closes before its response, needs redirects to be followed, and emits login', async () => {
  const server = createServer(({ url }, response) => {
    if (url === '/private') response.writeHead(401, { 'www-authenticate': 'Basic realm="site"' });
    if (url === '/away') response.writeHead(302, { location: '/' });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  for (const [path, redirect, expected] of [
    ['/', 'follow', ['finish', 'close', 'response']],
    ['/private', 'follow', ['finish', 'close', 'login', 'response']],
    ['/away', 'follow', ['finish', 'close', 'redirect', 'response']],
    ['/away', 'manual', ['finish', 'close', 'redirect', 'error']],
    ['/away', 'error', ['finish', 'close', 'error']],
  ] as const) {
    const request = fakeNet.request({ url: `http://127.0.0.1:${port}${path}`, redirect });
    const events: string[] = [];
    for (const name of ['finish', 'close', 'redirect', 'response', 'error'])
      request.on(name, () => events.push(name));
    request.on('login', (_challenge, callback: () => void) => {
      events.push('login');
      callback();
    });
    request.end();
    await expect.poll(() => events).toEqual(expected);
  }
  server.close();
});

test('a request refuses headers that only Chromium may set', () => {
  const request = fakeNet.request({ url: 'http://localhost/' });
  expect(() => request.setHeader('Content-Length', '1')).toThrow('net::ERR_INVALID_ARGUMENT');
});

test('the app ignores another quit within will-quit, microtasks included', async () => {
  const desktop = await launch(`import { app, BrowserWindow } from 'electron';
    new BrowserWindow({});
    app.once('will-quit', async (event) => {
      event.preventDefault();
      await null;
      app.quit();
    });`);
  await desktop.evaluate(({ app }) => app.quit(), null);
  await expect.poll(() => desktop.windows()).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await hasEnded(desktop)).toBe(false);
  await desktop.close();
  expect(await hasEnded(desktop)).toBe(true);
});

test('a page with the header Origin-Agent-Cluster ends the app', async () => {
  const desktop = await launch(`import { BrowserWindow, protocol } from 'electron';
    protocol.handle('app', () => new Response('', { headers: { 'Origin-Agent-Cluster': '?1' } }));
    new BrowserWindow({}).loadURL('app://quartermile/').catch(() => undefined);`);
  await expect.poll(() => hasEnded(desktop)).toBe(true);
});
