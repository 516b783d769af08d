import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { administrator } from '@quartermile/core/testing';
import { SELF_SIGNED } from './harness/sites/self-signed.js';
import { connect, expect, logIn, test } from './harness/test.js';

test('first run asks for the site, explains invalid addresses, and remembers the site', async ({
  launchDesktop,
  site,
}) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await expect(page.getByRole('heading', { name: 'Which site is yours?' })).toBeVisible();

  await connect(page, 'not an address');
  await expect(page.getByRole('alert')).toContainText('This is no web address.');
  await connect(page, 'http://quartermile.example');
  await expect(page.getByRole('alert')).toContainText('not protected');
  site.cut();
  await connect(page, site.url);
  await expect(page.getByRole('alert')).toContainText('Nobody answers at this address.');
  await expect(page.getByLabel('Address of the site')).toHaveValue(site.url);
  site.reconnect();
  await connect(page, `${site.url}/admin`);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await desktop.close();

  const again = await (await launchDesktop()).firstWindow();
  await expect(again.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('the login has the accent of its site', async ({ launchDesktop, site, server, request }) => {
  const { token } = await (
    await request.post(`${server.url}/api/admin/login`, { data: administrator })
  ).json();
  const setAccent = (accent: string | null) =>
    request.put(`${server.url}/api/site`, {
      headers: { authorization: `Bearer ${token}` },
      data: { accent },
    });
  await setAccent('#2f6fed');
  const page = await (await launchDesktop()).firstWindow();
  await connect(page, site.url);
  const button = page.getByRole('button', { name: 'Login', exact: true });
  await expect(button).toHaveCSS('background-color', 'rgb(47, 111, 237)');
  await setAccent(null);
});

test('rejects other servers and sites with another API level', async ({ launchDesktop }) => {
  let answer: object = { hello: 'world' };
  const other = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const page = await (await launchDesktop()).firstWindow();
  await connect(page, address);
  await expect(page.getByRole('alert')).toContainText('it is no Quartermile site');
  answer = { status: 'ok', name: 'quartermile', version: '0.1.0', api: 0 };
  await connect(page, address);
  await expect(page.getByRole('alert')).toContainText('too old for the app');
  other.close();
});

test('rejects a site with an untrusted certificate', async ({ launchDesktop }) => {
  let asked = 0;
  const site = createSecureServer(SELF_SIGNED[0] ?? {}, (_request, response) => {
    asked += 1;
    response.end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const page = await (await launchDesktop()).firstWindow();
  await connect(page, `https://127.0.0.1:${(site.address() as AddressInfo).port}`);
  await expect(page.getByRole('alert')).toContainText('The certificate of this address is not valid');
  await expect(page.getByRole('heading', { name: 'Which site is yours?' })).toBeVisible();
  expect(asked).toBe(0);
  site.close();
});

test('stores a redirecting site under its final address and logs in there', async ({
  launchDesktop,
  server,
}) => {
  const apex = createServer(({ url = '/' }, response) => {
    response.writeHead(308, { location: server.url + url }).end();
  });
  await new Promise<void>((resolve) => apex.listen(0, '127.0.0.1', resolve));
  const page = await (await launchDesktop()).firstWindow();
  await connect(page, `http://127.0.0.1:${(apex.address() as AddressInfo).port}`);
  await expect(page.getByText(server.url)).toBeVisible();
  await logIn(page);
  apex.close();
});
