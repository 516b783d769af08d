import { apiRoutes } from '@quartermile/core/domain';
import { AdminApi } from './harness/admin-api.js';
import { showScheme } from './harness/barriers.js';
import { expect, openDashboard, openTab } from './harness/dashboard.js';
import { drawDemoLadder } from './harness/event-days/draw-demo-ladder.js';
import { test } from './harness/test.js';

const TITLE = 'Street to Strip Night';
/** Shows a dialog whole, px. */
const HIGH = 2600;

for (const [width, scheme] of [
  [390, 'dark'],
  [1440, 'light'],
  [390, 'light'],
  [1440, 'dark'],
] as const)
  test(`events at ${width} px, ${scheme}`, async ({ page, demoServer }) => {
    const path = await drawDemoLadder(demoServer.url);
    const shot = (state: string) =>
      page.screenshot({ path: `shots/events-${state}-${width}-${scheme}.png`, fullPage: true });
    await page.setViewportSize({ width, height: 900 });
    await showScheme(page, scheme);
    await page.goto(`${demoServer.url}/events`, { waitUntil: 'networkidle' });
    await shot('list');
    await page.goto(demoServer.url + path, { waitUntil: 'networkidle' });
    await shot('ladder');
    const api = await AdminApi.open(demoServer.url);
    await api.call('POST', apiRoutes.events.add, { title: `Over ${width} ${scheme}`, date: '2025-03-15' });
    await openDashboard(page, demoServer.url);
    await openTab(page, 'Events');
    await shot('rows');
    await page.getByRole('button', { name: `Entries and ladder of ${TITLE}` }).click();
    await expect(page.getByRole('heading', { name: 'Quarterfinals' })).toBeVisible();
    await page.setViewportSize({ width, height: HIGH });
    await shot('entries');
    await page.setViewportSize({ width, height: 900 });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Past \(/ }).click();
    await page.getByRole('button', { name: `Turn Over ${width} ${scheme} into a past event` }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shot('convert');
  });
