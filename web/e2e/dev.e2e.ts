import type { Page } from '@playwright/test';
import { apiRoutes, pageRoutes } from '@quartermile/core/domain';
import { expect, test } from './harness/dev.js';

/** The time limit covers a restart of the API with its database. */
const RESTART = { timeout: 25_000 };

/** Marks the document. The mark disappears when the page is reloaded. */
const mark = (page: Page): Promise<unknown> => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);

test('changed components of web and core/ui show in the open leaderboard, and what was typed stays', async ({
  page,
  dev,
  trouble,
}) => {
  await page.goto(dev.url + pageRoutes.leaderboard);
  await mark(page);
  await page.getByRole('searchbox').pressSequentially('no such car');
  await expect(page).toHaveURL(/q=no/);
  await dev.edit(
    'web/src/features/leaderboard/board-filters.tsx',
    '{messages.leaderboard.drivetrain}',
    '"Wheels"',
  );
  await expect(page.getByRole('group', { name: 'Wheels' })).toBeVisible();
  await dev.edit('core/src/ui/feedback/empty-state.tsx', '{title}', 'Nothing on this strip');
  await expect(page.getByText('Nothing on this strip')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('no such car');
  expect(await isMarked(page)).toBe(true);
  // The server renders the changed component too.
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain('Nothing on this strip');
  expect(trouble).toEqual([]);
});

test('a changed component of core/admin shows in the open login, and what was typed stays', async ({
  page,
  dev,
  trouble,
}) => {
  await page.goto(dev.url + pageRoutes.adminLogin);
  await mark(page);
  await page.getByLabel('Email').fill('half@an.addr');
  await dev.edit('core/src/admin/dashboard/login/admin-login.tsx', '{messages.login.intro}', 'Staff only');
  await expect(page.getByText('Staff only')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('half@an.addr');
  expect(await isMarked(page)).toBe(true);
  expect(trouble).toEqual([]);
});

test('changed sources of the API change its answers while the open page stays', async ({
  page,
  dev,
  trouble,
}) => {
  await page.goto(dev.url + pageRoutes.sponsors);
  await mark(page);
  const health = async () => (await page.request.get(dev.url + apiRoutes.health)).json();
  const before = await health();
  await dev.edit('api/src/features/health/health.controller.ts', "status: 'ok'", "status: 'fast'");
  await expect.poll(health, RESTART).toEqual({ ...before, status: 'fast' });
  // The last output of a source that does not compile remains in use.
  await dev.edit('api/src/features/health/health.module.ts', 'export class', 'export clas');
  await dev.edit('api/src/features/health/health.controller.ts', "name: 'quartermile'", "name: 'strip'");
  await expect.poll(health, RESTART).toEqual({ ...before, status: 'fast', name: 'strip' });
  expect(await isMarked(page)).toBe(true);
  expect(trouble).toEqual([]);
});
