import { join } from 'node:path';
import { showScheme } from './harness/barriers.js';
import { test } from './harness/test.js';

/** Folder of the screenshots; ignored by git. */
const FOLDER = join(import.meta.dirname, '..', 'shots');
const BOARDS = { votes: 'Votes by Viewers', drags: 'Our Drag Races' } as const;

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`after a vote, ${scheme}, ${width} px`, async ({ browser, demoServer }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const page = await context.newPage();
      await showScheme(page, scheme);
      for (const [name, board] of Object.entries(BOARDS)) {
        await page.goto(`${demoServer.url}/leaderboard?category=${encodeURIComponent(board)}`);
        await page.waitForLoadState('networkidle');
        const rows = page.getByRole('main').getByRole('listitem');
        const shoot = (step: string) =>
          page.screenshot({ path: join(FOLDER, `after-vote-${name}-${step}-${scheme}-${width}.png`) });
        await rows.nth(3).getByRole('button', { name: 'Vote', exact: true }).click();
        await page.getByRole('button', { name: 'Take vote back' }).waitFor();
        await page.waitForTimeout(700);
        await rows.nth(1).scrollIntoViewIfNeeded();
        await shoot('voted');
        await page.getByRole('button', { name: 'Take vote back' }).click();
        await page.getByRole('button', { name: 'Vote again' }).waitFor();
        await shoot('back');
      }
      await context.close();
    });
  }
}
