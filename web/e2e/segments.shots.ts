import { segmentRoutes } from '@quartermile/core/domain';
import { AdminApi } from './harness/admin-api.js';
import { showScheme } from './harness/barriers.js';
import { openDashboard } from './harness/dashboard.js';
import { expect, test } from './harness/test.js';

for (const [width, scheme] of [
  [390, 'dark'],
  [1440, 'light'],
  [390, 'light'],
  [1440, 'dark'],
] as const)
  test(`segments at ${width} px, ${scheme}`, async ({ page, demoServer, emptyServer }) => {
    const shot = (state: string, fullPage = true) =>
      page.screenshot({ path: `shots/segments-${state}-${width}-${scheme}.png`, fullPage });
    await page.setViewportSize({ width, height: 900 });
    await showScheme(page, scheme);
    const admin = await AdminApi.open(demoServer.url);
    const { _id } = await admin.call<{ _id: string }>('POST', segmentRoutes.add, {
      name: 'Hot Hatches',
      filter: { drivetrain: 'FWD', aspiration: 'Turbocharged', year: 'this-year' },
      inMenu: true,
    });
    for (const [state, path] of [
      ['list', '/segments'],
      ['one', '/segments/front-wheel-drive'],
      ['power', '/segments/under-100-kw-per-ton'],
    ] as const) {
      await page.goto(demoServer.url + path);
      await page.waitForLoadState('networkidle');
      await shot(state);
    }
    if (width === 390) await page.getByRole('button', { name: /menu/i }).click();
    else
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('button', { name: 'Leaderboard' })
        .click();
    await shot('menu', false);
    await page.goto(`${demoServer.url}/leaderboard?category=Our+Drag+Races`);
    await page
      .getByRole('main')
      .getByRole('listitem')
      .first()
      .getByRole('button', { expanded: false })
      .click();
    await expect(page.getByRole('link', { name: /^1st in / }).first()).toBeVisible();
    await shot('row', false);
    await page.goto(`${emptyServer.url}/segments`);
    await shot('list-empty');
    await page.goto(`${emptyServer.url}/segments/bakkies`);
    await shot('one-empty');
    await openDashboard(page, demoServer.url);
    await page.goto(`${demoServer.url}/admin?tab=segments`);
    await expect(page.getByRole('heading', { name: 'Hot Hatches' })).toBeVisible();
    await shot('tab');
    await page.getByRole('button', { name: 'Edit Hot Hatches' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shot('form', false);
    await admin.call('DELETE', segmentRoutes.delete.replace(':id', _id));
  });
