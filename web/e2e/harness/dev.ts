import { test as base, expect, type Page } from '@playwright/test';
import { launchServer } from '@quartermile/core/testing';
import { type CheckoutCopy, copyCheckout } from './checkout-copy.js';
import { waitForScripts } from './test.js';

interface Dev {
  /** `npm run dev` in a copy of the checkout. */
  readonly dev: CheckoutCopy & { readonly url: string };
}

/** Makes `page.goto` wait until the page hears of changed files, because Vite sends no earlier changes. */
function waitForVite(page: Page): Page {
  const load = page.goto.bind(page);
  page.goto = async (...target) => {
    const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
    const response = await load(...target);
    await connected;
    return response;
  };
  return page;
}

/** Playwright's test with `npm run dev`, and the errors of the page's console. */
export const test = base.extend<{ trouble: string[] }, Dev>({
  page: ({ page }, run) => run(waitForVite(waitForScripts(page))),
  trouble: async ({ page }, run) => {
    const trouble: string[] = [];
    page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
    page.on('pageerror', (error) => trouble.push(String(error)));
    await run(trouble);
  },
  dev: [
    async ({}, run) => {
      const copy = await copyCheckout();
      const server = await launchServer({ DEMO_DATA: 'true' }, { script: copy.path('.ci/dev.mjs') });
      await run({ ...copy, url: server.url });
      await server.stop();
      await copy.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };
