import { launchServer, type RunningServer } from '@quartermile/core/testing';
import { carsOnBoard } from './harness/cars-on-board.js';
import { clickMenu, shownNotifications, watchNotifications } from './harness/notifications.js';
import { emptySite } from './harness/sites/empty-site.js';
import { submitCar } from './harness/submissions.js';
import { chooseSite, nameSite, switcher } from './harness/switcher.js';
import { connect, expect, logIn, test } from './harness/test.js';

/** Delay for grouping submissions, with a margin, ms. */
const ANNOUNCED_WITHIN_MS = 15_000;

let other: RunningServer;
test.beforeAll(async () => {
  other = await launchServer();
});
test.afterAll(() => other.stop());
test.beforeEach(async ({ request, server }) => {
  await emptySite(other.url);
  await nameSite(request, server.url, 'Highveld Drags');
  await nameSite(request, other.url, 'Cape Quarter Mile');
});

const hostOf = (url: string): string => new URL(url).host;

test('shows the site’s name and colour in title, top bar and switcher', async ({
  launchDesktop,
  server,
  request,
}) => {
  await submitCar(request, server.url, 'Golf 7 R');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await expect(page).toHaveTitle('Quartermile');
  await connect(page, server.url);
  await expect(page).toHaveTitle('Highveld Drags – Quartermile');
  await logIn(page);
  await expect(page).toHaveTitle('(1) Highveld Drags – Quartermile');
  const header = page.getByRole('banner');
  await expect(header.getByText('Highveld Drags')).toBeVisible();
  await expect(header.getByText(hostOf(server.url), { exact: false })).toBeVisible();
  await chooseSite(page);
  await connect(page, other.url);
  await logIn(page);
  await expect(page).toHaveTitle('Cape Quarter Mile – Quartermile');

  await switcher(page).click();
  const first = page.getByRole('menuitem', { name: /Highveld Drags/ });
  await expect(first).toContainText(hostOf(server.url));
  await expect(first).toContainText('1 pending');
  await expect(page.getByRole('menuitem', { name: /^Cape Quarter Mile/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await first.click();
  await expect(page).toHaveTitle('(1) Highveld Drags – Quartermile');
  await expect(switcher(page)).toHaveAccessibleName('Site: Highveld Drags. Switch site');
});

test('a site keeps its name while unreachable', async ({ launchDesktop, site }) => {
  const desktop = await launchDesktop();
  await connect(await desktop.firstWindow(), site.url);
  await expect(await desktop.firstWindow()).toHaveTitle('Highveld Drags – Quartermile');
  await desktop.close();
  site.cut();
  const page = await (await launchDesktop()).firstWindow();
  await expect(page).toHaveTitle('Highveld Drags – Quartermile');
});

test('menu shortcuts open sites and tabs', async ({ launchDesktop, server }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await chooseSite(page);
  await connect(page, other.url);
  await logIn(page);
  const press = (accelerator: string) =>
    desktop.evaluate(({ Menu }, keys) => {
      const all = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? [];
      all.find((item) => item.accelerator === keys)?.click();
    }, accelerator);
  await press('CmdOrCtrl+1');
  await expect(page).toHaveTitle('Highveld Drags – Quartermile');
  await press('CmdOrCtrl+2');
  await expect(page).toHaveTitle('Cape Quarter Mile – Quartermile');
  await press(process.platform === 'darwin' ? 'CmdOrCtrl+Alt+5' : 'Alt+5');
  await expect(page.getByRole('tab', { name: 'Pending Submissions' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('badge and tray show the sum of all sites, also after a restart, and notifications name their site', async ({
  launchDesktop,
  server,
  request,
}) => {
  await submitCar(request, server.url, 'Golf 7 R');
  await submitCar(request, other.url, 'Corsa GSi');
  const desktop = await launchDesktop();
  await watchNotifications(desktop);
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  const shown = async () => (await shownNotifications(desktop)).badge;
  await expect.poll(shown).toBe(1);
  await chooseSite(page);
  await connect(page, other.url);
  await logIn(page);
  await expect.poll(shown).toBe(2);
  // The site that is not open.
  await submitCar(request, server.url, 'BMW M2');
  await expect.poll(shown).toBe(3);
  await expect
    .poll(() => shownNotifications(desktop), { timeout: ANNOUNCED_WITHIN_MS })
    .toMatchObject({
      tray: 'Quartermile: 3 pending submissions',
      notifications: [{ title: 'New submission at Highveld Drags', body: 'BMW M2' }],
    });
  await desktop.close();

  const again = await launchDesktop();
  await watchNotifications(again);
  await submitCar(request, server.url, 'Jimny');
  await expect.poll(async () => (await shownNotifications(again)).badge).toBe(4);
});

test('Forget asks for confirmation in the switcher and the list, with Cancel focused', async ({
  launchDesktop,
  server,
  site,
  request,
}) => {
  await submitCar(request, server.url, 'Golf 7 R');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, site.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await expect(page.getByRole('article', { name: 'Golf 7 R' })).toBeVisible();
  site.cut();
  await page.getByRole('article', { name: 'Golf 7 R' }).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('1 decision waits to be sent.')).toBeVisible({ timeout: 30_000 });

  const askInSwitcher = async () => {
    await switcher(page).click();
    await page.getByRole('menuitem', { name: 'Forget Highveld Drags...' }).click();
  };
  await askInSwitcher();
  const question = page.getByRole('dialog', { name: 'Forget Highveld Drags?' });
  await expect(question).toContainText('removes the lists that it stored for offline use');
  await expect(question).toContainText('1 decision still waits to be sent.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  await askInSwitcher();
  await question.getByRole('button', { name: 'Forget site' }).click();
  await expect(page.getByRole('heading', { name: 'Which site is yours?' })).toBeVisible();
  await expect(page).toHaveTitle('Quartermile');
  expect(await carsOnBoard(request, server.url)).toEqual([]);

  // Queued decisions survived the removal of the site.
  site.reconnect();
  await connect(page, site.url);
  await logIn(page);
  await expect.poll(() => carsOnBoard(request, server.url), { timeout: 20_000 }).toEqual(['Golf 7 R']);
  await clickMenu(desktop, 'choose-site');
  await page.getByRole('button', { name: /^Forget Highveld Drags/ }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /^Open Highveld Drags/ })).toBeVisible();
});

test('a delayed decision reaches its site although the site is removed', async ({
  launchDesktop,
  server,
  request,
}) => {
  await submitCar(request, server.url, 'BMW M2');
  const page = await (await launchDesktop()).firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await page.getByRole('article', { name: 'BMW M2' }).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('article', { name: 'BMW M2' })).toBeHidden();
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Forget Highveld Drags...' }).click();
  await page.getByRole('button', { name: 'Forget site' }).click();
  await expect(page.getByRole('heading', { name: 'Which site is yours?' })).toBeVisible();
  await expect.poll(() => carsOnBoard(request, server.url)).toEqual(['BMW M2']);
});

test('Forget warns about unsaved input and does not ask twice', async ({ launchDesktop, server }) => {
  const page = await (await launchDesktop()).firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Video Management' }).click();
  await page.getByLabel('Title').fill('Cape Town to Knysna');
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Forget Highveld Drags...' }).click();
  const question = page.getByRole('dialog', { name: 'Forget Highveld Drags?' });
  await expect(question).toContainText('What you typed and did not save is lost.');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Title')).toHaveValue('Cape Town to Knysna');
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Forget Highveld Drags...' }).click();
  await question.getByRole('button', { name: 'Forget site' }).click();
  await expect(page.getByRole('heading', { name: 'Which site is yours?' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
