import { test as base, expect, type Page } from '@playwright/test';
import { launchServer, type RunningServer } from '@quartermile/core/testing';

interface Servers {
  /** A product with an empty database. */
  readonly emptyServer: RunningServer;
  /** A product with demo content. */
  readonly demoServer: RunningServer;
}

/** Has a page gone to only when its scripts run: a site's page is loaded before they are asked for. */
export function waitForScripts(page: Page): Page {
  const load = page.goto.bind(page);
  page.goto = async (...target) => {
    const response = await load(...target);
    await page.waitForFunction(isRunning);
    return response;
  };
  return page;
}

/** Playwright's test with a real product behind it, one of each kind for each worker. */
export const test = base.extend<object, Servers>({
  page: ({ page, javaScriptEnabled }, run) => run(javaScriptEnabled === false ? page : waitForScripts(page)),
  emptyServer: [
    async ({}, use) => {
      const server = await launchServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
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

/** Whether the scripts of the page, if it is the website's, answer to whatever is pressed. */
function isRunning(): boolean {
  return !('__reactRouterContext' in window) || '__reactRouterDataRouter' in window;
}

/** A photograph of a given size in px, drawn by the browser itself: a JPEG file for a file field. */
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
