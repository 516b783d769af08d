import type { Page } from '@playwright/test';
import { openWithoutScripts } from './harness/late-scripts.js';
import { expect, test } from './harness/test.js';

// Requests of the service worker bypass the routes of a test.
test.use({ viewport: { width: 390, height: 844 } });

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

test('a drivetrain chosen before the scripts run filters once they do, and the next choice works', async ({
  page,
  demoServer,
}) => {
  const giveScripts = await openWithoutScripts(page, `${demoServer.url}/leaderboard`);
  await page.getByRole('radio', { name: 'RWD' }).check();
  giveScripts();
  await expect(page).toHaveURL(/drivetrain=RWD/);
  await expect(rows(page).filter({ hasNotText: 'RWD' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'RWD' })).toBeChecked();
  await page.getByRole('radio', { name: 'All' }).check();
  await expect(page).toHaveURL(`${demoServer.url}/leaderboard`);
});

test('a search typed before the scripts run searches once they do', async ({ page, demoServer }) => {
  const giveScripts = await openWithoutScripts(page, `${demoServer.url}/leaderboard`);
  await page.getByRole('searchbox').pressSequentially('nevera');
  giveScripts();
  await expect(page).toHaveURL(/q=nevera/);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('nevera');
  await page.getByRole('searchbox').pressSequentially('x');
  await expect(page.getByRole('heading', { name: 'No match' })).toBeVisible();
});

test('rows, votes, Refresh, colours and menu that are pressed before the scripts run are done once they do', async ({
  page,
  demoServer,
}) => {
  const address = `${demoServer.url}/leaderboard?category=Our+Drag+Races`;
  const giveScripts = await openWithoutScripts(page, address);
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
  const before = await scheme();
  const second = rows(page).nth(1);
  await second.getByRole('button', { expanded: false }).click();
  // Users click again when nothing happens.
  await second.getByRole('button', { expanded: false }).click();
  await second.getByRole('button', { name: 'Vote' }).click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('button', { name: 'Switch between dark and light' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const refreshed = page.waitForResponse(/\/api\/leaderboard\/list/);
  giveScripts();

  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(second.getByRole('button', { expanded: true })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Voted' })).toBeDisabled();
  await refreshed;
  await expect.poll(scheme).not.toBe(before);

  await second.getByRole('button', { expanded: true }).click();
  await expect(second.getByRole('button', { expanded: false })).toBeVisible();
});

test('a press that begins before hydration and ends after it counts: nothing scrolls meanwhile', async ({
  page,
  demoServer,
}) => {
  await page.goto(`${demoServer.url}/leaderboard`);
  const ids = await rows(page).evaluateAll((all) => all.map(({ id }) => id.replace('entry-', '')));
  const giveScripts = await openWithoutScripts(page, `${demoServer.url}/leaderboard/${ids[4]}`);
  const button = rows(page).nth(0).locator('button[aria-expanded]');
  await button.hover();
  await page.mouse.down();
  giveScripts();
  // React handles the press of another button only once the page is hydrated.
  const other = rows(page).nth(1).locator('button[aria-expanded]');
  await other.evaluate((element: HTMLElement) => element.click());
  await expect(other).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.up();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});
