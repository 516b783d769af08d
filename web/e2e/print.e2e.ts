import type { Page } from '@playwright/test';
import { PUBLIC_PAGES } from '../bench/public-pages.js';
import { drawDemoLadder } from './harness/event-days/draw-demo-ladder.js';
import { expect, test } from './harness/test.js';

/** Colours up to this relative luminance (WCAG 2.2) have a contrast of at least 4.5:1 on white paper. */
const DARK_ON_WHITE = 0.1833;

test('a page in the dark scheme is printed dark on white', async ({ page, demoServer }) => {
  for (const path of [...PUBLIC_PAGES, await drawDemoLadder(demoServer.url)]) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.goto(demoServer.url + path);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body'), path).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect.poll(() => paleTexts(page), path).toEqual([]);
  }
});

/** Texts with too little contrast on white paper. By default, browsers do not print backgrounds. */
function paleTexts(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main, darkest) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('This browser draws nothing.');
    const luminance = (colour: string): number => {
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const hasOwnText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    return [...main.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && hasOwnText(element) && !element.closest(':disabled'))
      .filter((element) => luminance(getComputedStyle(element).color) > darkest)
      .map((element) => `${element.tagName}: ${element.textContent?.trim().slice(0, 40)}`);
  }, DARK_ON_WHITE);
}
