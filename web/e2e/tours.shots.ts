import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { launchServer } from '@quartermile/core/testing';
import { test } from './harness/test.js';
import { tours } from './harness/tours/tours.js';

/** Folder of the screenshots; ignored by git. */
const FOLDER = join(import.meta.dirname, '..', 'shots');
const HEIGHT = 844;
/** Enough for the highest dialog, which scrolls otherwise. */
const DIALOG_HEIGHT = 1700;

/** Takes a screenshot of the whole page, or of a whole dialog, without notifications of earlier steps. */
async function shoot(page: Page, width: number, path: string): Promise<void> {
  const hasDialog = await page.getByRole('dialog').isVisible();
  if (hasDialog) await page.setViewportSize({ width, height: DIALOG_HEIGHT });
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('.mantine-Notification-root'))
      one.style.visibility = 'hidden';
  });
  await page.waitForTimeout(400);
  await page.screenshot({ path, fullPage: !hasDialog });
  if (hasDialog) await page.setViewportSize({ width, height: HEIGHT });
}

for (const { name, sql, walk } of tours) {
  for (const width of [390, 1440]) {
    for (const colorScheme of ['dark', 'light'] as const) {
      test(`${name}, ${width} px, ${colorScheme}`, async ({ browser }) => {
        const server = await launchServer({}, sql === undefined ? {} : { sql });
        const isPhone = width < 1000;
        const context = await browser.newContext({
          viewport: { width, height: HEIGHT },
          colorScheme,
          isMobile: isPhone,
          hasTouch: isPhone,
          reducedMotion: 'reduce',
        });
        await context.addInitScript((value) => {
          localStorage.setItem('mantine-color-scheme-value', value);
        }, colorScheme);
        const page = await context.newPage();
        // Passkeys need a host name; the default of PUBLIC_URL is http://localhost:PORT.
        await walk(page, `http://localhost:${new URL(server.url).port}`, (state) =>
          shoot(page, width, join(FOLDER, `${name}-${state}-${width}-${colorScheme}.png`)),
        );
        await context.close();
        await server.stop();
      });
    }
  }
}
