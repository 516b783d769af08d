import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.js';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('I open and leave the Events dropdown by keyboard, and jump over the bar', async ({
  page,
  demoServer,
}) => {
  await page.goto(`${demoServer.url}/sponsors`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const events = bar(page).getByRole('button', { name: 'Events' });
  await bar(page).getByRole('link', { name: 'Home', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(events).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(events).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(events).toHaveAttribute('aria-expanded', 'false');
  await expect(events).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: 'Upcoming Events' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: 'Past Events' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(events).toHaveAttribute('aria-expanded', 'false');
  await events.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${demoServer.url}/events`);
});

test('the menu of my phone has four groups, keeps me inside, and takes me where I tap', async ({
  page,
  demoServer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(demoServer.url);
  await expect(bar(page)).toBeHidden();
  const burger = page.getByRole('button', { name: 'Open menu' });
  await burger.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const group = (name: string) => menu.getByRole('region', { name }).getByRole('link');
  await expect(menu.getByRole('heading')).toHaveText(['Main Pages', 'Community', 'Business', 'Connect']);
  await expect(group('Main Pages')).toHaveText(['Home', 'Leaderboard', 'Submit Times']);
  await expect(group('Community')).toHaveText(['Upcoming Events', 'Past Events', 'Videos']);
  await expect(group('Business')).toHaveText(['Sponsors', 'Admin Panel']);
  await expect(group('Connect')).toHaveText([/^Shop/, /^Video Channel/, /^Donate/]);
  for (const link of await menu.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();

  await burger.click();
  await group('Business').filter({ hasText: 'Sponsors' }).click();
  await expect(page).toHaveURL(`${demoServer.url}/sponsors`);
  await expect(menu).toBeHidden();
});

test('the menu of my phone goes when I go back, when the window grows, and holds the page still', async ({
  page,
  demoServer,
}) => {
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  await page.goto(demoServer.url);
  const burger = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await burger.click();
  await menu.getByRole('link', { name: 'Sponsors' }).click();
  await expect(page).toHaveURL(`${demoServer.url}/sponsors`);
  await expect(menu).toBeHidden();
  await burger.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${demoServer.url}/`);
  await expect(menu).toBeHidden();

  await burger.click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu).toBeHidden();
  await page.setViewportSize(phone);
  await burger.click();
  await expect(menu).toBeVisible();
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100);
});

test('a page that does not exist says so, answers 404 and leads home', async ({ page, demoServer }) => {
  for (const address of ['/%ff', '/no-such-page']) {
    const answer = await page.goto(demoServer.url + address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist.' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(`${demoServer.url}/`);
});

test('a page that breaks after a link is shown as the server renders it', async ({ page, demoServer }) => {
  // A response that does not match the schema.
  await page.route('**/api/sponsors/list', (route) => route.fulfill({ json: [null] }));
  await page.goto(`${demoServer.url}/events`);
  await bar(page).getByRole('link', { name: 'Sponsors' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sponsors' })).toBeVisible();
  await expect(page).toHaveURL(`${demoServer.url}/sponsors`);
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
});

test('the scheme that I choose stays mine', async ({ page, demoServer }) => {
  await page.goto(demoServer.url);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('button', { name: 'Switch between dark and light' }).click();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.reload();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
});
