import { test as base, expect, type Page } from '@playwright/test';
import { launchServer, type RunningServer } from '@quartermile/core/testing';
import { AdminApi } from './admin-api.js';

/** What Chromium writes to the console when it refuses something. */
const REFUSAL = /Content Security Policy/;
/** Playwright's tracing requests the local pictures of a page; without traces there is no such message. */
const BY_TRACING = /^Connecting to 'blob:/;

interface EmptyServer {
  /** What the content security policy refused on any page. Tests fail unless it is empty at their end. */
  readonly refused: string[];
  /** A server without content. Content of earlier tests is deleted before each test. */
  readonly emptyServer: RunningServer;
}

interface Servers {
  /** The server behind `emptyServer` and an administrator session on it. */
  readonly sharedServer: { readonly server: RunningServer; readonly api: AdminApi };
  /** A server with demo content. */
  readonly demoServer: RunningServer;
}

/** Makes `page.goto` wait until the page is hydrated. */
export function waitForScripts(page: Page): Page {
  const load = page.goto.bind(page);
  page.goto = async (...target) => {
    const response = await load(...target);
    await page.waitForFunction(isRunning);
    return response;
  };
  return page;
}

/** Playwright's test with real servers, one of each kind per Playwright worker. */
export const test = base.extend<EmptyServer, Servers>({
  refused: [
    async ({ context }, run) => {
      const refused: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (REFUSAL.test(text) && !BY_TRACING.test(text)) refused.push(text);
      });
      await run(refused);
      expect(refused).toEqual([]);
    },
    { auto: true },
  ],
  async page({ page, javaScriptEnabled }, run) {
    await run(javaScriptEnabled === false ? page : waitForScripts(page));
    // A test may end while one of its routes still handles a request.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  async emptyServer({ sharedServer: { server, api } }, run) {
    await api.clearAll();
    await run(server);
  },
  sharedServer: [
    async ({}, use) => {
      const server = await launchServer();
      await use({ server, api: await AdminApi.open(server.url) });
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  demoServer: [
    async ({}, use) => {
      const server = await launchServer({ DEMO_DATA: 'true' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Whether the page is hydrated. Also true for pages that are not part of the website. */
function isRunning(): boolean {
  return !('__reactRouterContext' in window) || '__reactRouterDataRouter' in window;
}

/** A JPEG file for a file field, drawn by the browser in a given size in px. */
export async function drawPhotograph(page: Page, name: string, width: number, height: number) {
  const base64 = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser draws nothing.');
      const sky = context.createLinearGradient(0, 0, w, h);
      sky.addColorStop(0, '#1b2430');
      sky.addColorStop(1, '#ffb000');
      context.fillStyle = sky;
      context.fillRect(0, 0, w, h);
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

export { expect };
