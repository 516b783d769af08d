import { API_LEVEL } from '@quartermile/core/domain';
import { startTestServer } from '@quartermile/core/testing';
import { submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

test('the first paint does not wait for an unresponsive site', async ({ launchDesktop, site }) => {
  const first = await launchDesktop();
  const page = await first.firstWindow();
  await connect(page, site.url);
  await logIn(page);
  await first.close();

  site.stall();
  const again = await (await launchDesktop()).firstWindow();
  await expect(again.getByText('Loading...')).toBeVisible();
  site.reconnect();
});

test('shows cached lists when started offline', async ({ launchDesktop, server, site, request }) => {
  await submitCar(request, server.url, 'Citi Golf');
  const first = await launchDesktop();
  const page = await first.firstWindow();
  await connect(page, site.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await expect(page.getByRole('article', { name: 'Citi Golf' })).toBeVisible();
  await first.close();

  site.cut();
  const again = await (await launchDesktop()).firstWindow();
  await expect(again.getByText('The site cannot be reached.')).toBeVisible();
  await again.getByRole('tab', { name: 'Pending Submissions' }).click();
  await expect(again.getByRole('article', { name: 'Citi Golf' })).toBeVisible();
});

test('reports a changed API level at the next start', async ({ launchDesktop }) => {
  const health = { status: 'ok', name: 'quartermile', version: '0.1.0', api: API_LEVEL };
  const site = await startTestServer((response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(health));
  });
  const first = await launchDesktop();
  await connect(await first.firstWindow(), site.baseUrl);
  await expect((await first.firstWindow()).getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await first.close();

  health.api = API_LEVEL + 1;
  const again = await (await launchDesktop()).firstWindow();
  await expect(again.getByText('This site is newer than the app.')).toBeVisible();
  await site.close();
});

test('the colour scheme follows the system', async ({ launchDesktop }) => {
  const page = await (await launchDesktop({ colorScheme: 'dark' })).firstWindow();
  await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  expect(await ground()).not.toBe(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).toBe(dark);
});
