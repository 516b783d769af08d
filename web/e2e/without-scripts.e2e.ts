import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness/test.js';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('without scripts I read every page and reach the others', async ({ browser, demoServer }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: demoServer.url });
  const page = await context.newPage();
  for (const [path, texts] of [
    ['/', ['Featured Cars', 'Videos', /^\d+ videos$/, 'Independent Content', 'Follow Now']],
    ['/sponsors', ['Featured Partners', 'Visit Website', 'Want to Become a Sponsor?']],
    [
      '/records',
      ['World Facts', 'Our Drag Races', 'All drivetrains', 'FWD only', '9.412 s', /held \d+ days/],
    ],
    ['/how-times-get-on-the-board', ['What the badges mean', 'Rules: November 2026', 'On every board']],
    ['/events', ['Street to Strip Night', 'Get Directions', 'Add to calendar']],
  ] as const) {
    await page.goto(path);
    for (const text of texts) {
      await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible();
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await bar(page).getByRole('link', { name: 'Submit Times' }).click();
  const hint = page.getByRole('main').locator('noscript p');
  await expect(hint).toHaveText('This form needs JavaScript. Please switch it on to submit your times.');
  await expect(hint).toBeVisible();
  await bar(page).getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible();
  await expect(bar(page).getByRole('button')).toHaveCount(0);
  await bar(page).getByRole('link', { name: 'Upcoming Events' }).click();
  await expect(page).toHaveURL('/events');
  await context.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the board shows pictures, gaps, moves and how long the leader leads', async ({
    page,
    demoServer,
  }) => {
    await page.goto(`${demoServer.url}/leaderboard?category=Our+Drag+Races`);
    const rows = page.getByRole('main').getByRole('region', { name: 'Top 10' }).getByRole('listitem');
    await expect(rows.first()).toContainText(/held \d+ days/);
    await expect(rows.nth(2).getByText('+1.428 s')).toBeVisible();
    await expect(rows.nth(2).locator('a > img')).toBeVisible();
    await page.goto(`${demoServer.url}/leaderboard?category=Votes+by+Viewers`);
    await expect(rows.nth(2)).toContainText(/−\d+/);
    await page.goto(`${demoServer.url}/leaderboard?category=Our+Drag+Races&drivetrain=RWD`);
    await expect(rows.first().getByText('5', { exact: true })).toBeVisible();
    await expect(rows.getByRole('img', { name: /Gold|Silver|Bronze/ })).toHaveCount(0);
  });

  test('the dashboard and its login say what they need, and lead back', async ({ page, demoServer }) => {
    for (const path of ['/admin', '/admin-login']) {
      await page.goto(demoServer.url + path);
      await expect(page.locator('noscript p'), path).toHaveText(/^The dashboard needs JavaScript\./);
      await expect(page.locator('noscript p'), path).toBeVisible();
      await expect(page.getByText('Loading...'), path).toBeHidden();
    }
    await page.locator('noscript a').click();
    await expect(page).toHaveURL(`${demoServer.url}/`);
  });

  for (const width of [320, 390, 1440]) {
    test(`no page is wider than ${width} px, nothing is cut out of the bar, no button does nothing`, async ({
      page,
      demoServer,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/', '/leaderboard', '/submit-times', '/sponsors', '/events', '/no-such-page']) {
        await page.goto(demoServer.url + path);
        expect(await overflowOf(page.locator('html')), path).toBeLessThanOrEqual(0);
        await expect(page.getByRole('banner').getByRole('button'), path).toHaveCount(0);
        const events = bar(page).getByRole('link', { name: 'Upcoming Events' });
        const [inner, outer] = [await events.boundingBox(), await bar(page).boundingBox()];
        expect(inner?.y, path).toBeGreaterThanOrEqual(outer?.y ?? Number.NaN);
        expect(bottomOf(inner), path).toBeLessThanOrEqual(bottomOf(outer));
      }
    });
  }
});

/** Horizontal overflow of an element, in px. */
function overflowOf(element: Locator): Promise<number> {
  return element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}

function bottomOf(box: { readonly y: number; readonly height: number } | null): number {
  return box ? box.y + box.height : Number.NaN;
}
