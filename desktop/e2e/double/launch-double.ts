import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { browserArguments, findSystemBrowser } from '../../../.ci/browser.mjs';
import type { DesktopOptions, LaunchedDesktop } from '../harness/launched-desktop.js';
import { DoubledDesk } from './doubled-desk.js';
import { runMain } from './electron-hook.js';

const MAIN = new URL('../../out/main/main.js', import.meta.url);

/** Runs the built app over Chromium with a double in Electron's place. */
export async function launchDouble(options: DesktopOptions): Promise<LaunchedDesktop> {
  if (!existsSync(MAIN)) throw new Error('The desktop app is not built: run "nx run desktop:build" first.');
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
  await runMain(MAIN, desk.electron);
  process.argv.splice(0, process.argv.length, ...argv);
  return {
    isReal: false,
    firstWindow: () => desk.firstPage(),
    windows: () => desk.pages(),
    evaluate: async (act, given) => act(desk.electron as never, given as never),
    close: () => desk.close(),
  };
}
