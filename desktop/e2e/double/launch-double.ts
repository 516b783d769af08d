import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { browserArguments, findSystemBrowser } from '../../../.ci/browser.mjs';
import type { DesktopOptions, LaunchedDesktop } from '../harness/launched-desktop.js';
import { DoubledDesk } from './doubled-desk.js';
import { runMain } from './electron-hook.js';

const LOOK_MS = 50;
const MAIN = new URL('../../out/main/main.js', import.meta.url);

/** How long the entry may take to be evaluated while somebody waits for `ready`, ms. */
const DEADLOCK_MS = 5000;

/** @throws Error when the entry waits for `ready`, which waits for the entry: on Electron no window would open */
async function refuseDeadlock({ app }: DoubledDesk): Promise<void> {
  let waited = 0;
  while (!app.isReady()) {
    await wait(LOOK_MS);
    if (app.isAwaited) waited += LOOK_MS;
    if (waited > DEADLOCK_MS) {
      throw new Error('The entry waits for "ready", which Electron fires once the entry has been evaluated.');
    }
  }
}

/** Runs the built app over Chromium with a double in Electron's place. */
export async function launchDouble(options: DesktopOptions, main = MAIN): Promise<LaunchedDesktop> {
  if (!existsSync(main)) throw new Error('The desktop app is not built: run "nx run desktop:build" first.');
  const executablePath = findSystemBrowser();
  const browser = await chromium.launch({
    args: browserArguments,
    ...(executablePath && { executablePath }),
  });
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: options.colorScheme ?? 'dark',
    acceptDownloads: true,
  });
  const desk = new DoubledDesk(browser, context, options);
  await context.route('**/*', (route) => desk.answer(route));
  const argv = [...process.argv];
  if (options.link !== undefined) process.argv.push(options.link);
  try {
    await Promise.race([runMain(main, desk.electron), refuseDeadlock(desk)]);
  } catch (error) {
    await browser.close();
    throw error;
  }
  desk.app.becomeReady();
  await desk.started();
  process.argv.splice(0, process.argv.length, ...argv);
  return {
    isReal: false,
    firstWindow: () => desk.firstPage(),
    windows: () => desk.pages(),
    evaluate: async (act, given) => act(desk.electron as never, given as never),
    close: () => desk.close(),
  };
}
