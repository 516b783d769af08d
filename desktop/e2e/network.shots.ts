import { openLoginProxy } from './harness/sites/proxy.js';
import { connect, expect, logIn, test } from './harness/test.js';

/** Screenshots of the proxy prompts for visual review. */
for (const colorScheme of ['dark', 'light'] as const) {
  test(`a proxy that wants a login, in the ${colorScheme} scheme`, async ({ launchDesktop, server }) => {
    const proxy = await openLoginProxy('thabo:secret');
    const desktop = await launchDesktop({ colorScheme });
    const page = await desktop.firstWindow();
    await page.setViewportSize({ width: 1280, height: 800 });
    const take = (name: string) =>
      page.screenshot({ path: `shots/${name}-${colorScheme}-1280.png`, animations: 'disabled' });
    await connect(page, server.url);
    await logIn(page);
    await desktop.evaluate(
      ({ session, powerMonitor }, host) =>
        session.defaultSession
          .setProxy({ proxyRules: `http=${host}`, proxyBypassRules: '<-loopback>' })
          .then(() => void powerMonitor.emit('resume')),
      proxy.host,
    );
    const dialog = page.getByRole('dialog', { name: 'The proxy wants a login' });
    await expect(dialog).toBeVisible();
    await take('proxy-login');
    await dialog.getByLabel('User name').fill('thabo');
    await dialog.getByRole('textbox', { name: 'Password' }).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await take('proxy-login-refused');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The proxy of your network' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await take('proxy-cancelled');
    proxy.close();
  });
}
