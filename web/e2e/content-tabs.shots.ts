import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { apiRoutes } from '@quartermile/core/domain';
import { logIn, openTab, refuse } from './harness/dashboard.js';
import { test } from './harness/test.js';

/** Folder of the screenshots; ignored by git. */
const FOLDER = join(import.meta.dirname, '..', 'shots');

/** Tabs with a list: title, route and the beginnings of the names of the buttons that open dialogs. */
const tabs = [
  ['Video Management', apiRoutes.videos.list, ['Edit', 'Delete']],
  ['Sponsor Management', apiRoutes.sponsors.list, ['Edit', 'Delete']],
  ['Events', apiRoutes.events.list, ['Add Event', 'Edit', 'Delete']],
  ['Past Events', apiRoutes.pastEvents.list, ['Add Past Event', 'Edit', 'Gallery and videos', 'Delete']],
] as const;

/** Waits for visible content. `networkidle` never occurs, because the event stream stays open. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('.mantine-Skeleton-root, .mantine-Loader-root') === null &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
  await page.waitForTimeout(400);
}

/** Takes screenshots of a tab with content, each dialog, an invalid form, no content and a failed list. */
async function takeTab(page: Page, take: (name: string) => Promise<void>, tab: (typeof tabs)[number]) {
  const [title, list, dialogs] = tab;
  const name = title.replace(/\W+/g, '-').toLowerCase();
  const panel = page.getByRole('tabpanel', { name: title });
  await openTab(page, title);
  await settle(page);
  await take(name);
  for (const label of dialogs) {
    await panel
      .getByRole('button', { name: new RegExp(`^${label}`) })
      .first()
      .click();
    await settle(page);
    await take(`${name}-${label.toLowerCase().replaceAll(' ', '-')}`);
    if (label.startsWith('Add')) {
      await page.getByRole('dialog').getByRole('button', { name: label }).click();
      await take(`${name}-refused`);
    }
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: 'Cancel' })
      .click({ timeout: 500 })
      .catch(() => {});
  }
  for (const [state, answer] of [
    ['empty', () => page.route(`**${list}`, (route) => route.fulfill({ json: [] }))],
    ['error', () => refuse(page, list)],
  ] as const) {
    await answer();
    await page.reload();
    await openTab(page, title);
    await settle(page);
    await take(`${name}-${state}`);
    await page.unroute(`**${list}`);
  }
}

for (const width of [390, 1440]) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`tabs with a managed list, ${width} px, ${colorScheme}`, async ({ browser, demoServer }) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await context.addInitScript((value) => {
        localStorage.setItem('mantine-color-scheme-value', value);
      }, colorScheme);
      const page = await context.newPage();
      await page.goto(`${demoServer.url}/admin-login`);
      await logIn(page);
      const take = async (name: string) => {
        const path = join(FOLDER, `content-${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: true });
      };
      for (const tab of tabs) await takeTab(page, take, tab);
      await context.close();
    });
  }
}
