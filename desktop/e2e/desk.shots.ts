import { submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

/** Not a test: takes pictures of the app for people to look at. */
for (const colorScheme of ['dark', 'light'] as const) {
  test(`pictures in the ${colorScheme} scheme`, async ({ launchDesktop, site, request, server }) => {
    await submitCar(request, server.url, 'Golf 7 R');
    const page = await (
      await launchDesktop({ colorScheme, hasKeyStore: colorScheme === 'dark' })
    ).firstWindow();
    const shoot = (name: string) => page.screenshot({ path: `shots/${name}-${colorScheme}.png` });
    await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible();
    await shoot('first-run');
    await connect(page, 'http://quartermile.example');
    await expect(page.getByRole('alert')).toBeVisible();
    await shoot('first-run-problem');
    await connect(page, site.url);
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await shoot('login');
    await page.getByRole('button', { name: 'Change site' }).click();
    await shoot('sites');
    await page.getByRole('button', { name: /^Open / }).click();
    await logIn(page);
    await page.waitForTimeout(2500);
    await shoot('dashboard');
    await page.getByRole('tab', { name: 'Pending Submissions' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    site.cut();
    await page.getByRole('tab', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('tab', { name: 'Pending Submissions' }).click();
    await expect(page.getByText('The site cannot be reached.')).toBeVisible();
    await shoot('offline');
  });
}
