import type { Browser, Page } from '@playwright/test';
import {
  apiPath,
  apiRoutes,
  eventDayRoutes,
  eventPagePath,
  type StoredEvent,
} from '@quartermile/core/domain';
import type { AdminApi } from './harness/admin-api.js';
import { findBarriers, showScheme } from './harness/barriers.js';
import { expect, notification, openDashboard, openTab, test } from './harness/dashboard.js';
import { waitForScripts } from './harness/test.js';

const { events, pastEvents } = apiRoutes;
const CARS = [
  ['Golf', '12.4'],
  ['Polo', '14.2'],
  ['Audi', '11.3'],
] as const;

test.beforeEach(async ({ api }) => {
  await api.clear(events.list, events.delete);
  await api.clear(pastEvents.list, pastEvents.delete);
  await api.clearCars();
});

const addEvent = (api: AdminApi, event: object = {}): Promise<StoredEvent> =>
  api.call('POST', events.add, {
    title: 'Strip night',
    date: '2099-03-14T18:30',
    venue: 'Tarlton International Raceway',
    description: 'Bring a helmet; gates open at four.',
    ...event,
  });
const addCars = async (api: AdminApi): Promise<void> => {
  for (const [name, time] of CARS) await api.approve({ name, time }, 'Our Drag Races');
};

/** A visitor's page, with or without scripts. */
async function visit(browser: Browser, baseURL: string, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const page = await context.newPage();
  return javaScriptEnabled ? waitForScripts(page) : page;
}

/** Opens the entries and the ladder of an event in the dashboard. */
async function openLineup(page: Page) {
  await openTab(page, 'Events');
  await page.getByRole('button', { name: 'Entries and ladder of Strip night' }).click();
  return page.getByRole('dialog', { name: 'Entries and Ladder' });
}

/** Adds all cars to the entry list, and draws a ladder of 4 with a bye. */
async function drawLadder(page: Page) {
  const dialog = await openLineup(page);
  for (const [name] of CARS) {
    await dialog.getByRole('combobox', { name: 'Add a car from the board' }).fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await expect(dialog.getByRole('button', { name: `Remove ${name} from the entry list` })).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Draw the ladder' }).click();
  await expect(dialog.getByRole('button', { name: 'Golf wins' })).toBeVisible();
  return dialog;
}

/** Does the same without the dashboard, and returns the event's id. */
async function drawByApi(api: AdminApi): Promise<string> {
  await addCars(api);
  const { id } = await addEvent(api);
  const carIds = (await api.approved()).map(({ vehicleId }) => vehicleId);
  await api.call('PUT', apiPath(eventDayRoutes.setEntries, { id }), { carIds });
  await api.call('PUT', apiPath(eventDayRoutes.drawLadder, { id }), { size: 4 });
  return id;
}

const races = (page: Page, round: string) =>
  page.getByRole('region', { name: round, exact: true }).getByRole('listitem');

test('an entry list becomes a ladder with a bye, and visitors see its results as they come in', async ({
  dashboard,
  adminServer,
  api,
  browser,
}) => {
  await addCars(api);
  const { id } = await addEvent(api);
  const path = eventPagePath(id);
  const dialog = await drawLadder(dashboard);
  const visitor = await visit(browser, adminServer.url, true);
  await visitor.clock.install();
  await visitor.goto(path);
  await expect(races(visitor, 'Semifinals')).toHaveText([/Audi.*Winner.*Bye/, /Golf.*Polo/]);
  await expect(races(visitor, 'Final')).toHaveText([/Audi.*To be decided/]);
  await expect(visitor.getByText('Results appear here as they come in.')).toBeVisible();

  await dialog.getByLabel('Time of Golf').fill('12.05');
  await dialog.getByLabel('Time of Polo').fill('14.001');
  await dialog.getByRole('button', { name: 'Golf wins' }).click();
  await expect(notification(dashboard, 'Result saved.').first()).toBeVisible();
  await visitor.clock.fastForward(30_000);
  await expect(races(visitor, 'Semifinals').nth(1)).toHaveText(/Golf.*Winner.*12\.05 s.*Polo.*14\.001 s/);
  await expect(races(visitor, 'Final')).toHaveText([/Audi.*Golf/]);

  await dialog.getByRole('button', { name: 'Golf wins' }).nth(1).click();
  await expect(dialog.getByRole('button', { name: 'Golf wins' }).nth(1)).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await visitor.clock.fastForward(30_000);
  await expect(visitor.getByRole('status').filter({ hasText: 'Golf wins the ladder' })).toBeVisible();
  await visitor.context().close();

  const reader = await visit(browser, adminServer.url, false);
  await reader.goto('/events');
  await reader.getByRole('link', { name: 'Details Strip night' }).click();
  await expect(reader).toHaveURL(path);
  await expect(reader.getByText('Golf wins the ladder')).toBeVisible();
  await expect(races(reader, 'Final')).toHaveText([/Audi.*Golf.*Winner/]);
  const entries = reader.getByRole('region', { name: 'Entry list' });
  await expect(entries.getByRole('listitem')).toHaveText([/Golf.*12\.4 s/, /Polo.*14\.2 s/, /Audi.*11\.3 s/]);
  await entries.getByRole('link', { name: 'Golf' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Golf');
  await reader.context().close();
});

for (const colorScheme of ['dark', 'light'] as const)
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the dialog of entries and ladder is accessible and fits a phone', async ({
      page,
      adminServer,
      api,
    }) => {
      await drawByApi(api);
      await showScheme(page, colorScheme);
      await openDashboard(page, adminServer.url);
      const dialog = await openLineup(page);
      await dialog.getByRole('button', { name: 'Golf wins' }).click();
      await expect(dialog.getByRole('button', { name: 'Clear the result' })).toBeVisible();
      const isTooWide = await dialog.evaluate((element) =>
        [element, ...element.querySelectorAll('*')].some(
          (part) => part.getBoundingClientRect().right > window.innerWidth,
        ),
      );
      expect(isTooWide).toBe(false);
      expect(await findBarriers(page, colorScheme)).toEqual([]);
    });

    test('the form that turns an event into a past event is accessible', async ({
      page,
      adminServer,
      api,
    }) => {
      await addEvent(api, { date: '2025-03-15' });
      await showScheme(page, colorScheme);
      await openDashboard(page, adminServer.url);
      await openTab(page, 'Events');
      await page.getByRole('button', { name: 'Over (1)' }).click();
      await page.getByRole('button', { name: 'Turn Strip night into a past event' }).click();
      await expect(page.getByRole('dialog', { name: 'Turn Into a Past Event' })).toBeVisible();
      expect(await findBarriers(page, colorScheme)).toEqual([]);
    });

    test('the page of an event is accessible and does not overflow', async ({ page, adminServer, api }) => {
      const path = eventPagePath(await drawByApi(api));
      await showScheme(page, colorScheme);
      await page.goto(adminServer.url + path, { waitUntil: 'networkidle' });
      expect(await findBarriers(page, colorScheme)).toEqual([]);
      for (const width of [320, 390, 800, 900, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      expect(await findBarriers(page, colorScheme)).toEqual([]);
    });
  });
