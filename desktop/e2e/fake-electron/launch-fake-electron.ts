import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { DesktopOptions, LaunchedDesktop } from '../harness/launched-desktop.js';
import { runMain } from './electron-hook.js';
import { FakeElectron } from './fake-electron.js';
import { installApp } from './installed-app.js';
import { sharedBrowser } from './shared-browser.js';

const LOOK_MS = 50;
const MAIN = new URL('../../out/main/main.js', import.meta.url);

/** Maximum time for evaluating the entry module while `ready` is awaited, ms. */
const DEADLOCK_MS = 5000;

/** @throws Error when the entry module awaits `ready` at the top level: on Electron no window would open */
async function refuseDeadlock({ app }: FakeElectron): Promise<void> {
  let waited = 0;
  while (!app.isReady()) {
    await wait(LOOK_MS);
    if (app.isAwaited) waited += LOOK_MS;
    if (waited > DEADLOCK_MS) {
      throw new Error('The entry waits for "ready", which Electron fires once the entry has been evaluated.');
    }
  }
}

/** Runs the built app in Chromium with a fake Electron. */
export async function launchFakeElectron(options: DesktopOptions, main = MAIN): Promise<LaunchedDesktop> {
  if (!existsSync(main)) throw new Error('The desktop app is not built: run "nx run desktop:build" first.');
  const context = await (await sharedBrowser()).newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: options.colorScheme ?? 'dark',
    acceptDownloads: true,
  });
  const fakeElectron = new FakeElectron(context, options);
  await context.route('**/*', (route) => fakeElectron.answer(route));
  const installed = options.feed === undefined ? null : installApp(options.userData, options.feed);
  if (installed) void fakeElectron.app.ended.then(installed.restore);
  const argv = [...process.argv];
  if (options.link !== undefined) process.argv.push(options.link);
  if (options.isAtLogin) process.argv.push('--hidden');
  try {
    await Promise.race([runMain(main, fakeElectron.electron), refuseDeadlock(fakeElectron)]);
  } catch (error) {
    await context.close();
    throw error;
  }
  fakeElectron.app.becomeReady();
  // Started at login, the app may have no window.
  if (!options.isAtLogin) await fakeElectron.started();
  process.argv.splice(0, process.argv.length, ...argv);
  return {
    isReal: false,
    firstWindow: () => fakeElectron.firstPage(),
    windows: () => fakeElectron.pages(),
    evaluate: async (act, given) => act(fakeElectron.electron as never, given as never),
    close: () => fakeElectron.close(),
  };
}
