import { openWithoutScripts } from './harness/late-scripts.js';
import { expect, test } from './harness/test.js';

test.use({ viewport: { width: 390, height: 844 } });

test('a press that begins before hydration and ends after it counts: nothing scrolls meanwhile', async ({
  page,
  demoServer,
}) => {
  await page.goto(`${demoServer.url}/leaderboard`);
  const rows = page.getByRole('main').getByRole('listitem');
  const ids = await rows.evaluateAll((all) => all.map(({ id }) => id.replace('entry-', '')));
  const giveScripts = await openWithoutScripts(page, `${demoServer.url}/leaderboard/${ids[4]}`);
  const button = rows.nth(0).locator('button[aria-expanded]');
  await button.hover();
  await page.mouse.down();
  giveScripts();
  // React handles the press of another button only once the page is hydrated.
  const other = rows.nth(1).locator('button[aria-expanded]');
  await other.evaluate((element: HTMLElement) => element.click());
  await expect(other).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.up();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});
