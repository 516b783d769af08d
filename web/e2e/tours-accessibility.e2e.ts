import type { Page } from '@playwright/test';
import { launchServer } from '@quartermile/core/testing';
import { type ColorScheme, findBarriers, showScheme } from './harness/barriers.js';
import { findSmallTargets } from './harness/small-targets.js';
import { expect, test } from './harness/test.js';
import { tours } from './harness/tours/tours.js';

/** What is wrong in a state of a screen: barriers, and on phones small targets and a width to be scrolled. */
async function findTrouble(page: Page, colorScheme: ColorScheme, isPhone: boolean): Promise<string[]> {
  const barriers = await findBarriers(page, colorScheme);
  if (!isPhone) return barriers;
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [...barriers, ...(await findSmallTargets(page)), ...(excess > 0 ? [`${excess} px too wide`] : [])];
}

for (const { name, sql, walk } of tours) {
  for (const colorScheme of ['dark', 'light'] as const) {
    // The two schemes differ in colours only, so that one of them is enough for the layout of a phone.
    const isPhone = colorScheme === 'dark';
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use(isPhone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {});
      test('every state is accessible', async ({ page }) => {
        test.setTimeout(240_000);
        const server = await launchServer({}, sql === undefined ? {} : { sql });
        const trouble: Record<string, string[]> = {};
        await showScheme(page, colorScheme);
        await walk(page, `http://localhost:${new URL(server.url).port}`, async (state) => {
          const found = await findTrouble(page, colorScheme, isPhone);
          if (found.length > 0) trouble[state] = found;
        });
        await server.stop();
        expect(trouble).toEqual({});
      });
    });
  }
}
