import type { Page } from '@playwright/test';
import type { Entry } from '@quartermile/core/domain';
import { PUBLIC_PAGES } from '../bench/public-pages.js';
import { drawDemoLadder } from './harness/event-days/draw-demo-ladder.js';
import { expect, test, waitForScripts } from './harness/test.js';

/** Widths of phones and default font sizes, in px. */
const SETTINGS = [
  [320, 20],
  [390, 32],
] as const;

// Uses Chromium's setting instead of a style, because media queries in em depend on it too.
for (const [width, fontSize] of SETTINGS) {
  test(`at ${width} px with a default font of ${fontSize} px I reach the menu, and titles keep their words`, async ({
    playwright,
    launchOptions,
    demoServer,
  }) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${fontSize}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = waitForScripts(await browser.newPage({ viewport: { width, height: 844 } }));
    const paths = [...PUBLIC_PAGES, await addressOfCar(demoServer.url), await drawDemoLadder(demoServer.url)];
    for (const path of paths) {
      await page.goto(demoServer.url + path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        `${fontSize}px`,
      );
      const menu = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
      expect(menu && menu.x + menu.width, path).toBeLessThanOrEqual(width);
      expect(menu?.width, path).toBeGreaterThanOrEqual(44);
      expect(await brokenWords(page), path).toEqual([]);
      expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
    }
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
    await browser.close();
  });
}

/** The page of a car of the demo content, with the form for a new time; without a hyphen, after which titles may wrap. */
async function addressOfCar(url: string): Promise<string> {
  const response = await fetch(`${url}/api/leaderboard/list?category=Our%20Drag%20Races`);
  const entries = (await response.json()) as Entry[];
  return `/cars/${entries.find(({ car }) => !car.name.includes('-'))?.car._id}`;
}

/** Horizontal overflow of a page, in px. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Words of the page title that are broken across lines or extend beyond the window. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator('h1').evaluate((title) => {
    const text = title.firstChild;
    if (!(text instanceof Text)) throw new Error('a title of plain text expected');
    const words = [...text.data.matchAll(/\S+/g)];
    return words.flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => top));
      return lines.size > 1 || range.getBoundingClientRect().right > window.innerWidth ? [word] : [];
    });
  });
}
