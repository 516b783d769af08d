import { enterPassword, lockApp } from './harness/locking.js';
import { clickMenu } from './harness/notifications.js';
import { submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

/** Screenshots of the lock for visual review. */
for (const colorScheme of ['dark', 'light'] as const) {
  test(`pictures of the lock in the ${colorScheme} scheme`, async ({ launchDesktop, server, request }) => {
    await submitCar(request, server.url, 'Golf 7 R');
    const desktop = await launchDesktop({ colorScheme });
    const page = await desktop.firstWindow();
    await page.setViewportSize({ width: 1280, height: 800 });
    const take = (name: string) =>
      page.screenshot({ path: `shots/${name}-${colorScheme}-1280.png`, animations: 'disabled' });
    await connect(page, server.url);
    await logIn(page);
    await clickMenu(desktop, 'settings');
    await expect(page.getByRole('switch', { name: 'Lock when the computer sleeps' })).toBeVisible();
    await take('lock-setting');
    await page.keyboard.press('Escape');
    await lockApp(desktop);
    await take('lock');
    for (let nth = 0; nth < 5; nth += 1) {
      await enterPassword(page, 'not-the-password');
      await expect(page.getByRole('alert')).toBeVisible();
      if (nth === 0) await take('lock-wrong');
    }
    await expect(page.getByRole('timer')).toBeVisible();
    await take('lock-paused');
  });
}
