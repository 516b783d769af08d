import { join } from 'node:path';
import { launchServer, type RunningServer } from '@quartermile/core/testing';
import { logIn, openTab } from './harness/dashboard.js';
import { test } from './harness/test.js';
import { VOTE_BURST } from './harness/vote-burst.js';

/** Folder of the screenshots; ignored by git. */
const FOLDER = join(import.meta.dirname, '..', 'shots');
/** Delay of the job that looks for bursts. */
const JOB_MS = 60_000;

let server: RunningServer;
test.beforeAll(async () => {
  server = await launchServer({}, { sql: VOTE_BURST });
});
test.afterAll(() => server.stop());

for (const width of [390, 1440]) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`votes over time and pauses, ${width} px, ${colorScheme}`, async ({ browser }) => {
      const viewport = { width, height: 900 };
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      await context.addInitScript((value) => {
        localStorage.setItem('mantine-color-scheme-value', value);
      }, colorScheme);
      const page = await context.newPage();
      const shoot = (name: string) =>
        page.screenshot({
          path: join(FOLDER, `votes-${name}-${width}-${colorScheme}.png`),
          fullPage: true,
        });
      await page.goto(`${server.url}/admin-login`);
      await logIn(page);
      await openTab(page, 'Activity');
      const show = page.getByRole('button', { name: 'Show votes' });
      await show.first().waitFor({ timeout: JOB_MS });
      await shoot('alert');
      await show.first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Counted on the site').waitFor();
      await dialog.getByLabel('Reason').fill('One hall of computers');
      await dialog.getByRole('button', { name: 'Set aside', exact: true }).click();
      const bringBack = dialog.getByRole('button', { name: /^Bring back/ });
      await bringBack.waitFor();
      await page.setViewportSize({ width, height: 1600 });
      await page.waitForTimeout(400);
      await shoot('dialog');
      await bringBack.click();
      await bringBack.waitFor({ state: 'detached' });
      await page.setViewportSize(viewport);
      await page.keyboard.press('Escape');
      await openTab(page, 'Leaderboard');
      await page
        .getByRole('button', { name: /^Votes for/ })
        .first()
        .waitFor();
      await shoot('rows');
      await openTab(page, 'Site');
      await page.getByRole('button', { name: 'Pause votes' }).click();
      await page.getByText(/^Paused by/).waitFor();
      await shoot('pauses');
      await page.goto(`${server.url}/leaderboard?category=Votes+by+Viewers`);
      await shoot('paused');
      await page.goto(`${server.url}/admin`);
      await openTab(page, 'Site');
      await page.getByRole('button', { name: 'Resume votes' }).click();
      await page.getByRole('button', { name: 'Pause votes' }).waitFor();
      await context.close();
    });
  }
}
