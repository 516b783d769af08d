import { type Browser, chromium } from 'playwright-core';
import { findTestBrowser, testBrowserArguments } from '../../../.ci/browser.mjs';

let shared: Promise<Browser> | null = null;

/**
 * One Chromium for all launches in this process; each launch has its own context. Playwright closes it when the process
 * ends. A crashed browser is replaced.
 */
export async function sharedBrowser(): Promise<Browser> {
  const running = await shared?.catch(() => null);
  if (running?.isConnected()) return running;
  const executablePath = findTestBrowser();
  shared = chromium.launch({ args: testBrowserArguments, ...(executablePath && { executablePath }) });
  return shared;
}
