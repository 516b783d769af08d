import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LaunchedDesktop } from './harness/launched-desktop.js';
import { type LoginProxy, openLoginProxy } from './harness/sites/proxy.js';
import { test as base, connect, expect, logIn } from './harness/test.js';

const test = base.extend<{ readonly loginProxy: LoginProxy }>({
  async loginProxy({}, hand) {
    const proxy = await openLoginProxy('thabo:secret');
    await hand(proxy);
    proxy.close();
  },
});

/** Configures a system proxy, also for loopback addresses. */
const useProxy = (desktop: LaunchedDesktop, host: string): Promise<void> =>
  desktop.evaluate(
    ({ session }, proxyHost) =>
      session.defaultSession.setProxy({
        proxyRules: `http=${proxyHost}`,
        proxyBypassRules: '<-loopback>',
      }),
    host,
  );

test('prompts for proxy credentials and again after wrong ones', async ({
  launchDesktop,
  server,
  loginProxy,
}) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await useProxy(desktop, loginProxy.host);
  await connect(page, server.url);
  const dialog = page.getByRole('dialog', { name: 'The proxy wants a login' });
  await expect(dialog).toContainText(loginProxy.host);
  await expect(dialog.getByLabel('User name')).toBeFocused();
  await dialog.getByLabel('User name').fill('thabo');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('did not accept');
  await expect(dialog.getByLabel('User name')).toHaveValue('thabo');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('secret');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  await logIn(page);
  expect(loginProxy.logins).toEqual(['thabo:wrong', 'thabo:secret']);

  // After a restart the credentials are gone, because they were in memory only.
  await desktop.close();
  const again = await launchDesktop();
  await useProxy(again, loginProxy.host);
  const next = await again.firstWindow();
  await again.evaluate(({ powerMonitor }) => void powerMonitor.emit('resume'), null);
  await expect(next.getByRole('dialog', { name: 'The proxy wants a login' })).toBeVisible();
});

test('explains a cancelled proxy prompt and repeats it on request', async ({
  launchDesktop,
  server,
  loginProxy,
}) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await useProxy(desktop, loginProxy.host);
  await desktop.evaluate(({ powerMonitor }) => void powerMonitor.emit('resume'), null);
  const dialog = page.getByRole('dialog', { name: 'The proxy wants a login' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const strip = page.getByRole('status').filter({ hasText: 'The proxy of your network wants a login' });
  await expect(strip).toBeVisible();
  await expect(dialog).toBeHidden();
  await strip.getByRole('button', { name: 'Log in' }).click();
  await dialog.getByLabel('User name').fill('thabo');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('secret');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(strip).toBeHidden();
});

test('does not answer a login challenge of the site', async ({ launchDesktop }) => {
  let given = 0;
  const site = createServer(({ headers }, response) => {
    if (headers.authorization !== undefined) given += 1;
    response.writeHead(401, { 'www-authenticate': 'Basic realm="site"' }).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const page = await (await launchDesktop()).firstWindow();
  await connect(page, `http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  await expect(page.getByRole('alert')).toContainText('it is no Quartermile site');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(given).toBe(0);
  site.close();
});
