import { apiRoutes, type Entry } from '@quartermile/core/domain';
import { findBarriers } from './harness/barriers.js';
import { expect, test } from './harness/test.js';

const DRAG_RACES = '/leaderboard?category=Our+Drag+Races';

test('an address with a strip that nobody knows shows no car, and is not a page of its own', async ({
  page,
  demoServer,
}) => {
  await page.goto(`${demoServer.url}${DRAG_RACES}&strip=01900000-0000-7000-8000-00000000000f`);
  await expect(page.getByText('No Cars Yet')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Strip' })).toHaveValue(/0f$/);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${DRAG_RACES.replaceAll(/[?+]/g, '\\$&')}$`));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a switch shows the estimates in the rows, and changes no place', async ({ page, demoServer }) => {
    await page.goto(demoServer.url + DRAG_RACES);
    const rows = page.getByRole('main').getByRole('listitem');
    const estimate = rows.first().getByText('about 9.2 s at sea level').first();
    const names = await rows.getByRole('heading', { level: 3 }).allTextContents();
    await expect(estimate).toBeHidden();
    await page.getByRole('checkbox', { name: 'At sea level' }).check();
    await expect(estimate).toBeVisible();
    expect(await rows.getByRole('heading', { level: 3 }).allTextContents()).toEqual(names);
    await page.goto(`${demoServer.url}/leaderboard?category=Votes+by+Viewers`);
    await expect(page.getByRole('checkbox', { name: 'At sea level' })).toHaveCount(0);
  });

  test('a run at an altitude has an estimate at sea level, which leads to its formula', async ({
    page,
    demoServer,
  }) => {
    const list = await fetch(`${demoServer.url}${apiRoutes.leaderboard.list}?category=Our+Drag+Races`);
    const entry = ((await list.json()) as Entry[]).find(({ car }) => car.name.startsWith('Nissan GT-R'));
    await page.goto(`${demoServer.url}/cars/${entry?.car._id}`);
    await page.getByRole('link', { name: 'about 9.2 s at sea level' }).click();
    await expect(page).toHaveURL(/#altitude$/);
    await expect(page.getByRole('heading', { name: 'How altitude affects times' })).toBeInViewport();
  });

  test('I filter the board by strip and year with its button', async ({ page, demoServer }) => {
    const list = await fetch(`${demoServer.url}${apiRoutes.leaderboard.list}?category=Our+Drag+Races`);
    const entries = (await list.json()) as Entry[];
    const atTarlton = entries.filter(({ car }) => car.strip?.name === 'Tarlton');
    await page.goto(demoServer.url + DRAG_RACES);
    await page.getByRole('combobox', { name: 'Strip' }).selectOption({ label: 'Tarlton' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/strip=[\da-f-]{36}&year=$/);
    await expect(page.getByRole('combobox', { name: 'Strip' })).toHaveValue(
      atTarlton[0]?.car.strip?._id ?? '',
    );
    await expect(page.getByText(`${atTarlton.length} cars`)).toBeVisible();
  });
});

test('I choose where my run was timed', async ({ page, demoServer }) => {
  await page.goto(`${demoServer.url}/submit-times`);
  await page.getByRole('button', { name: 'Add details of the run' }).click();
  await page.getByRole('combobox', { name: 'Strip' }).selectOption({ label: 'ODI, Mabopane' });
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Strip' }).locator('option:checked')).toHaveText(
    'ODI, Mabopane',
  );
  expect(await findBarriers(page)).toEqual([]);
});
