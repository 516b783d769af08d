import { clickMenu } from './harness/notifications.js';
import { connect, expect, logIn, test } from './harness/test.js';

const MINUTE_MS = 60_000;

test('warns after 18 minutes without activity and logs out after 20', async ({ launchDesktop, server }) => {
  const page = await (await launchDesktop()).firstWindow();
  await page.clock.install();
  await connect(page, server.url);
  await logIn(page);
  await page.clock.fastForward(18 * MINUTE_MS);
  await expect(page.getByText('Session Expiring Soon!')).toBeVisible();
  await page.clock.fastForward(2 * MINUTE_MS);
  await expect(page.getByText('You were logged out because nothing happened for a while.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('logs out all windows after 20 minutes of sleep', async ({ launchDesktop, server }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await clickMenu(desktop, 'new-window');
  await expect.poll(() => desktop.windows().length).toBe(2);
  for (const window of desktop.windows()) {
    await expect(window.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  }
  await desktop.evaluate(({ powerMonitor }, sleptMs) => {
    powerMonitor.emit('suspend');
    const { now } = Date;
    Date.now = () => now() + sleptMs;
    powerMonitor.emit('resume');
    Date.now = now;
  }, 20 * MINUTE_MS);
  for (const window of desktop.windows()) {
    await expect(window.getByText('You were logged out because nothing happened for a while.')).toBeVisible();
  }
});

test('a logout in one window logs out all windows', async ({ launchDesktop, server }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await clickMenu(desktop, 'new-window');
  await expect.poll(() => desktop.windows().length).toBe(2);
  const other = desktop.windows().find((window) => window !== page);
  if (!other) throw new Error('There is no second window.');
  await expect(other.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByText('You logged out in another window.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});
