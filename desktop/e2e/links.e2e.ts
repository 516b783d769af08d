import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchServer, type RunningServer } from '@quartermile/core/testing';
import type { LaunchedDesktop } from './harness/launched-desktop.js';
import { emptySite } from './harness/sites/empty-site.js';
import { decide, submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

let other: RunningServer;
test.beforeAll(async () => {
  other = await launchServer();
});
test.afterAll(() => other.stop());
test.beforeEach(() => emptySite(other.url));

const follow = (desktop: LaunchedDesktop, carId: string, site: string) =>
  desktop.evaluate(
    ({ app }, url) => void app.emit('second-instance', {}, ['quartermile', url], '/'),
    `quartermile://review/${carId}?site=${encodeURIComponent(site)}`,
  );

test('a deep link to another site says whose it is, and opens its submission after connecting', async ({
  launchDesktop,
  server,
  request,
}) => {
  const carId = await submitCar(request, other.url, 'Corsa GSi');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await follow(desktop, carId, other.url);
  const dialog = page.getByRole('dialog', { name: 'Connect to this site?' });
  await expect(dialog).toContainText(`a submission at ${other.url}`);
  await expect(dialog).toContainText(`now ${server.url}`);
  await expect(dialog.getByLabel('Address of the site')).toHaveValue(other.url);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  await follow(desktop, carId, other.url);
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  // The former site's login is shown until then.
  await expect(page.getByText(other.url, { exact: true })).toBeVisible();
  await logIn(page);
  await expect(page.getByRole('dialog', { name: 'Car Details' }).getByText('Corsa GSi')).toBeVisible();
});

test('sends no request to a site from a link before the user agrees', async ({ launchDesktop }) => {
  let asked = 0;
  const stranger = createServer((_request, response) => {
    asked += 1;
    response.end('hello');
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
  const desktop = await launchDesktop({
    link: `quartermile://review/golf?site=${encodeURIComponent(url)}`,
  });
  const page = await desktop.firstWindow();
  await expect(page.getByRole('heading', { name: 'Connect to this site?' })).toBeVisible();
  await expect(page.getByLabel('Address of the site')).toHaveValue(url);
  expect(asked).toBe(0);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('it is no Quartermile site');
  expect(asked).toBeGreaterThan(0);
  stranger.close();
});

test('a link to a reviewed car shows the decision', async ({ launchDesktop, server, request }) => {
  const approved = await submitCar(request, server.url, 'Golf 7 R');
  const rejected = await submitCar(request, server.url, 'BMW M2');
  await decide(request, server.url, { carId: approved, action: 'approve', categories: ['World Facts'] });
  await decide(request, server.url, { carId: rejected, action: 'reject', reason: 'The slip is blurred.' });
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  const decided = page.getByRole('dialog', { name: 'Already decided' });
  await follow(desktop, approved, server.url);
  await expect(decided).toContainText(/Approved on \d+ \w+ \d{4}, \d\d:\d\d/);
  await expect(decided.getByRole('list', { name: 'Boards' })).toContainText('World Facts');
  await expect(decided.getByText('Golf 7 R')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(decided).toBeHidden();
  await follow(desktop, rejected, server.url);
  await expect(decided).toContainText(/Rejected on/);
  await expect(decided).toContainText('The slip is blurred.');
  await page.keyboard.press('Escape');
  await follow(desktop, 'nobody', server.url);
  await expect(decided).toContainText('no longer on this site');
});
