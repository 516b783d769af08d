import { expect, test } from './harness/test.js';

test('the way back takes my search out of the box too, and out of what I ask for next', async ({
  page,
  demoServer,
}) => {
  await page.goto(`${demoServer.url}/leaderboard`);
  await page.getByRole('tab', { name: 'Votes by Viewers' }).click();
  await expect(page).toHaveURL(/category=Votes/);
  const box = page.getByRole('searchbox');
  await box.pressSequentially('golf');
  await expect(page).toHaveURL(/q=golf/);
  await expect(box).toHaveValue('golf');
  await page.goBack();
  await expect(page).toHaveURL(`${demoServer.url}/leaderboard`);
  await expect(box).toHaveValue('');
  await page.getByRole('radio', { name: 'AWD' }).check();
  await expect(page).toHaveURL(`${demoServer.url}/leaderboard?drivetrain=AWD`);
});

test('a search that I leave unfinished does not hold me back', async ({ page, demoServer }) => {
  await page.goto(`${demoServer.url}/leaderboard`);
  // The next page takes longer to load than the debounce delay of the search.
  await page.route('**/api/sponsors/list', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole('searchbox').pressSequentially('golf');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sponsors' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sponsors' })).toBeVisible();
  await expect(page).toHaveURL(`${demoServer.url}/sponsors`);
});
