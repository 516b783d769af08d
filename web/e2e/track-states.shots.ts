import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { apiRoutes, carPageRoutes, hintRoutes, recordRoutes, stripRoutes } from '@quartermile/core/domain';
import { card, openDashboard, openTab, test } from './harness/dashboard.js';
import { fillReviewContext } from './harness/review-context.js';
import { waitForScripts } from './harness/test.js';
import { breakLine, expectAfterRetries, holdBack } from './harness/trouble.js';

/** Folder of the screenshots; ignored by git. */
const FOLDER = join(import.meta.dirname, '..', 'shots');

const pathOf = (route: string): string => `**${route.replace(/:\w+/, '*')}*`;

async function openPage(browser: Browser, width: number, colorScheme: 'dark' | 'light') {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((value) => {
    localStorage.setItem('mantine-color-scheme-value', value);
  }, colorScheme);
  const page = waitForScripts(await context.newPage());
  const take = (name: string) =>
    page.screenshot({
      path: join(FOLDER, `track-${name}-${width}-${colorScheme}.png`),
      fullPage: true,
    });
  return { page, take };
}

/** A page to which a link of another one leads: while it loads, and after a failure. */
async function takeTrouble(
  page: Page,
  take: (name: string) => Promise<unknown>,
  { name, calls, from, link }: Readonly<Record<'name' | 'calls' | 'from' | 'link', string>>,
): Promise<void> {
  const follow = () => page.getByRole('link', { name: link }).first().click();
  await page.goto(from);
  const release = await holdBack(page, calls);
  await follow();
  await page.clock.runFor(2000);
  await take(`${name}-loading`);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await breakLine(page, calls);
  await page.goto(from);
  await follow();
  await expectAfterRetries(page, page.getByRole('alert').filter({ hasText: /load/i }));
  await take(`${name}-error`);
  await page.unroute(calls);
}

for (const width of [390, 1440]) {
  for (const scheme of ['dark', 'light'] as const) {
    test(`records, cars and drivers, ${width} px, ${scheme}`, async ({
      browser,
      emptyServer,
      demoServer,
    }) => {
      const { page, take } = await openPage(browser, width, scheme);
      await page.goto(`${emptyServer.url}/records`);
      await take('records-empty');
      const site = demoServer.url;
      await page.goto(`${site}/records`);
      await take('records');
      await page.goto(`${site}/records?category=Votes+by+Viewers`);
      await take('records-votes');
      const holder = page.getByRole('region').getByRole('link').first();
      const [href, car = ''] = [await holder.getAttribute('href'), await holder.textContent()];
      await page.clock.install();
      await takeTrouble(page, take, {
        name: 'records',
        calls: pathOf(recordRoutes.list),
        from: `${site}/sponsors`,
        link: 'Record holders',
      });
      await takeTrouble(page, take, {
        name: 'car',
        calls: pathOf(carPageRoutes.car),
        from: `${site}/records?category=Votes+by+Viewers`,
        link: car ?? '',
      });
      await page.goto(site + href);
      const driver = page.getByRole('main').locator('a[href^="/drivers/"]').first();
      if ((await driver.count()) > 0)
        await takeTrouble(page, take, {
          name: 'driver',
          calls: pathOf(carPageRoutes.driver),
          from: site + href,
          link: (await driver.textContent()) ?? '',
        });
      await page.context().close();
    });

    test(`strips, drawer and card, ${width} px, ${scheme}`, async ({ browser, api, adminServer }) => {
      await api.clearCars();
      await fillReviewContext(api);
      const { page, take } = await openPage(browser, width, scheme);
      await openDashboard(page, adminServer.url);
      const reopen = async (tab: string): Promise<void> => {
        await page.goto(`${adminServer.url}/admin`);
        await openTab(page, tab);
      };
      const refuseAll = (route: string) =>
        page.route(pathOf(route), (call) =>
          call.fulfill({ status: 403, json: { status: 403, title: 'No', detail: 'No.', code: 'forbidden' } }),
        );
      const release = await holdBack(page, pathOf(stripRoutes.list));
      await reopen('Strips');
      await page.locator('.mantine-Skeleton-root').first().waitFor();
      await take('strips-loading');
      release();
      await page.getByRole('button', { name: 'Add Strip' }).first().waitFor();
      await take('strips-empty');
      await page.unroute(pathOf(stripRoutes.list));
      await refuseAll(stripRoutes.list);
      await reopen('Strips');
      await page.getByRole('button', { name: 'Try again' }).first().waitFor();
      await take('strips-error');
      await page.unroute(pathOf(stripRoutes.list));

      const lists = [apiRoutes.leaderboard.list, apiRoutes.cars.approved, hintRoutes.seenPictures];
      const letGo = await Promise.all(lists.map((list) => holdBack(page, pathOf(list))));
      await reopen('Pending Submissions');
      await card(page, 'VW Polo').waitFor();
      await take('card-loading');
      for (const go of letGo) go();
      for (const list of lists) await page.unroute(pathOf(list));
      for (const list of lists) await refuseAll(list);
      await reopen('Pending Submissions');
      await card(page, 'VW Polo').waitFor();
      await take('card-error');
      await page.getByRole('button', { name: 'VW Polo', exact: true }).first().click();
      await page.getByRole('dialog').getByText('Car and run').waitFor();
      await take('drawer-lists-failed');
      for (const list of lists) await page.unroute(pathOf(list));
      await refuseAll(apiRoutes.cars.approved);
      await refuseAll(apiRoutes.admin.activity);
      await reopen('Leaderboard');
      await page.getByRole('button', { name: 'Audi RS3', exact: true }).first().click();
      await page.getByRole('dialog').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).first().waitFor();
      await take('drawer-error');
      await page.context().close();
    });
  }
}
