import { apiRoutes } from '@quartermile/core/domain';
import type { Page } from 'playwright-core';
import { carsOnBoard } from './harness/cars-on-board.js';
import { enterPassword, lockApp, lockHeading, readableIn } from './harness/locking.js';
import { clickMenu } from './harness/notifications.js';
import { submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

const openQueue = (page: Page) => page.getByRole('tab', { name: 'Pending Submissions' }).click();
const card = (page: Page, name: string) => page.getByRole('article', { name });

test('a locked app shows no content, and the password restores it', async ({
  launchDesktop,
  server,
  request,
}) => {
  await submitCar(request, server.url, 'Nissan Silvia');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await openQueue(page);
  await clickMenu(desktop, 'new-window');
  await expect.poll(() => desktop.windows().length).toBe(2);
  await card(page, 'Nissan Silvia').getByRole('button', { name: 'Details' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open in its own window' }).first().click();
  await expect.poll(() => desktop.windows().length).toBe(3);
  expect(await readableIn(page)).toContain('Nissan Silvia');

  await clickMenu(desktop, 'lock');
  // The picture window is closed, the others show the lock screen.
  await expect.poll(() => desktop.windows().length).toBe(2);
  for (const window of desktop.windows()) {
    await expect(lockHeading(window)).toBeVisible();
    await expect(window.getByRole('textbox', { name: 'Password' })).toBeFocused();
    expect(await readableIn(window)).not.toMatch(/Nissan|Silvia|Thabo|Dashboard|Pending/);
  }
  expect(await readableIn(page)).toContain(new URL(server.url).host);
  await clickMenu(desktop, 'new-window');
  await expect.poll(() => desktop.windows().length).toBe(3);
  for (const window of desktop.windows()) await expect(lockHeading(window)).toBeVisible();

  await enterPassword(page, 'not-the-password');
  await expect(page.getByRole('alert')).toHaveText('This is not the password.');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await enterPassword(page);
  for (const window of desktop.windows()) {
    await expect(window.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  }
  await expect(card(page, 'Nissan Silvia')).toBeVisible();
});

test('shortcuts and menu items have no effect while locked', async ({ launchDesktop, server, request }) => {
  await submitCar(request, server.url, 'VW Caddy');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await openQueue(page);
  await expect(card(page, 'VW Caddy')).toBeVisible();
  await lockApp(desktop);
  const items = await desktop.evaluate(({ Menu }) => {
    const find = (id: string) => Menu.getApplicationMenu()?.getMenuItemById(id);
    return {
      lock: find('lock')?.accelerator,
      isOn: ['review-approve', 'tab-pending', 'settings', 'connect'].map((id) => find(id)?.enabled),
    };
  }, null);
  expect(items).toEqual({ lock: 'CmdOrCtrl+L', isOn: [false, false, false, false] });

  for (const id of ['review-approve', 'settings', 'connect']) await clickMenu(desktop, id);
  await page.getByRole('button', { name: 'Show what is typed' }).focus();
  for (const key of ['j', 'a', 'r', 'e', '?']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await enterPassword(page);
  await expect(card(page, 'VW Caddy')).toBeVisible();
  expect(await carsOnBoard(request, server.url)).not.toContain('VW Caddy');
});

test('the main process rejects requests while locked', async ({ launchDesktop, server, request }) => {
  const carId = await submitCar(request, server.url, 'Renault Clio');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await openQueue(page);
  const source = await card(page, 'Renault Clio').locator('img').first().getAttribute('src');
  await page.evaluate(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    window.quartermile.onEvent((event) => received.push(JSON.stringify(event)));
  });
  await lockApp(desktop);
  const answers = await page.evaluate(
    async ({ site, pending, picture, id }) => {
      const { quartermile } = window;
      const settle = (result: Promise<unknown>) => result.then(JSON.stringify, String);
      const call = { method: 'GET', path: pending, headers: {}, body: null } as const;
      return {
        call: await settle(quartermile.callApi('id', site, call)),
        site: await settle(quartermile.connect(site)),
        dismiss: await settle(quartermile.changeDecisions({ do: 'dismiss', site, key: id })),
        settings: await settle(
          quartermile.runCommand({ do: 'change-settings', change: { doNotDisturb: true } }),
        ),
        state: await quartermile.readState(),
        isPictureShown: await new Promise<boolean>((resolve) => {
          const image = new Image();
          image.onload = () => resolve(true);
          image.onerror = () => resolve(false);
          image.src = picture;
        }),
      };
    },
    { site: server.url, pending: apiRoutes.cars.pending, picture: `${source}?again`, id: carId },
  );
  for (const refused of [answers.call, answers.site, answers.dismiss, answers.settings]) {
    expect(refused).toContain('The app is locked.');
  }
  expect(answers).toMatchObject({
    isPictureShown: false,
    state: { waiting: [], refused: [], settings: { doNotDisturb: false }, lock: { isLocked: true } },
  });

  // Events at the site reach no page.
  await submitCar(request, server.url, 'Fiat Uno');
  await enterPassword(page);
  await expect(card(page, 'Fiat Uno')).toBeVisible();
  const received = await page.evaluate(() => Reflect.get(window, 'received') as string[]);
  const locked = received.slice(
    0,
    received.findIndex((event) => event.includes('"isLocked":false')),
  );
  expect(new Set(locked.map((event) => (JSON.parse(event) as { type: string }).type))).toEqual(
    new Set(['state']),
  );
});

test('unlocking starts a new session and ends the old one', async ({ launchDesktop, server, request }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await desktop.evaluate(({ net }) => {
    const { request: makeRequest } = net;
    const sent: string[] = [];
    Object.assign(globalThis, { sentTokens: sent });
    net.request = (options) => {
      const made = makeRequest(options);
      const setHeader = made.setHeader.bind(made);
      made.setHeader = (name, value) => {
        if (name.toLowerCase() === 'authorization') sent.push(value);
        setHeader(name, value);
      };
      return made;
    };
  }, null);
  const tokens = () => desktop.evaluate(() => Reflect.get(globalThis, 'sentTokens') as string[], null);
  await logIn(page);
  const old = (await tokens()).at(-1) ?? '';
  await lockApp(desktop);
  await enterPassword(page);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  const isGood = async (authorization: string) =>
    (await request.get(server.url + apiRoutes.admin.session, { headers: { authorization } })).ok();
  await expect.poll(() => isGood(old)).toBe(false);
  const now = (await tokens()).findLast((token) => token !== '' && token !== old) ?? '';
  expect(await isGood(now)).toBe(true);
});
