import type { Page } from '@playwright/test';
import { signInClient } from './harness/sign-in-client.js';
import { expect, test } from './harness/test.js';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');

test('I reach every page from the bar, Events from its dropdown, and the administrator by the wheel', async ({
  page,
  demoServer,
}) => {
  await page.goto(demoServer.url);
  for (const [name, path, heading] of [
    ['Leaderboard', '/leaderboard', 'Leaderboard'],
    ['Submit Times', '/submit-times', 'Submit Your Times to the Leaderboard'],
    ['Sponsors', '/sponsors', 'Sponsors'],
  ] as const) {
    await bar(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(demoServer.url + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(bar(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await expect(bar(page).getByRole('link', { name: 'Upcoming Events' })).toBeHidden();
  await bar(page).getByRole('button', { name: 'Events' }).click();
  await bar(page).getByRole('link', { name: 'Upcoming Events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Upcoming Events' })).toBeHidden();
  await bar(page).getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(`${demoServer.url}/`);
  await bar(page).getByRole('link', { name: 'Admin Panel' }).click();
  await expect(page).toHaveURL(`${demoServer.url}/admin-login`);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

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

test('a page that I go to is announced by its title, and Tab leads on in its content', async ({
  page,
  demoServer,
}) => {
  await page.goto(`${demoServer.url}/leaderboard`);
  const announced = page.locator('body > [aria-live=polite]');
  await bar(page).getByRole('link', { name: 'Sponsors' }).press('Enter');
  await expect(announced).toHaveText(/^Sponsors \| /);
  expect(await announced.textContent()).toBe(await page.title());
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await page.goBack();
  await expect(announced).toHaveText(/Leaderboard \| /);
});

test('links to other sites are those of the site profile, in tabs that learn nothing of me', async ({
  page,
  emptyServer,
}) => {
  const { site } = await signInClient(emptyServer.url);
  const { links: unset, mailboxes } = await site.read();
  const links = {
    ...unset,
    shop: 'https://shop.example.org/',
    channel: 'https://channel.example.org/',
    donation: 'https://donation.example.org/',
  };
  await site.update({ links });
  await page.goto(emptyServer.url);
  for (const [name, href] of [
    [/^Shop/, links.shop],
    [/^Video Channel/, links.channel],
    [/^Donate/, links.donation],
  ] as const) {
    const way = bar(page).getByRole('link', { name });
    await expect(way).toHaveAttribute('href', href);
    await expect(way).toHaveAttribute('target', '_blank');
    await expect(way).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await expect(footer(page).getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    `mailto:${mailboxes.contact}`,
  );
  await expect(footer(page).getByRole('link', { name: mailboxes.contact })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: /^Video Channel/ })).toHaveAttribute(
    'href',
    links.channel,
  );
  await site.update({ links: unset });
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
  await expect(group('Community')).toHaveText(['Upcoming Events', 'Past Events']);
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

test('the footer shows where the site is based, and opens the terms and the privacy page in new tabs', async ({
  page,
  demoServer,
}) => {
  await page.goto(`${demoServer.url}/submit-times`);
  await expect(footer(page).getByText('Based in South Africa')).toBeVisible();
  await expect(footer(page).getByText('New content daily')).toBeVisible();
  await expect(footer(page).getByText(`© 2024–${new Date().getFullYear()} Quartermile`)).toBeVisible();
  for (const [name, path, heading] of [
    ['Terms of Use', '/terms-of-use.html', /terms of use/i],
    ['Privacy Policy', '/privacy.html', /privacy/i],
  ] as const) {
    const opening = page.context().waitForEvent('page');
    await footer(page).getByRole('link', { name }).click();
    const opened = await opening;
    await expect(opened).toHaveURL(demoServer.url + path);
    await expect(opened.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await opened.close();
  }
  await expect(page).toHaveURL(`${demoServer.url}/submit-times`);
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
