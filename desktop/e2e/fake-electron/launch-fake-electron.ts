import { existsSync } from 'node:fs';
import { installApp } from '../harness/installed-app.js';
import type { DesktopOptions, LaunchedDesktop } from '../harness/launched-desktop.js';
import { sharedBrowser } from '../harness/shared-browser.js';
import { runMain } from './electron-hook.js';
import { FakeElectron } from './fake-electron.js';

const MAIN = new URL('../../out/main/main.js', import.meta.url);

/** Runs the built app in Chromium with a fake Electron. */
export async function launchFakeElectron(options: DesktopOptions, main = MAIN): Promise<LaunchedDesktop> {
  if (!existsSync(main)) throw new Error('The desktop app is not built: run "nx run desktop:build" first.');
  const context = await (await sharedBrowser()).newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: options.colorScheme ?? 'dark',
    acceptDownloads: true,
  });
  const fake = new FakeElectron(context, options);
  await context.route('**/*', (route) => fake.answer(route));
  if (options.feed !== undefined)
    void fake.app.ended.promise.then(installApp(options.userData, options.feed));
  const argv = [...process.argv];
  if (options.link !== undefined) process.argv.push(options.link);
  if (options.isAtLogin) process.argv.push('--hidden');
  // Electron becomes ready only after the entry module has been evaluated.
  await runMain(main, fake.electron);
  fake.app.ready.resolve();
  // Started at login, the app may have no window.
  if (!options.isAtLogin) await fake.started();
  process.argv.splice(0, process.argv.length, ...argv);
  return fake;
}
