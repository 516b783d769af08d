import { carsOnBoard } from './harness/cars-on-board.js';
import {
  clickMenu,
  clickNotification,
  pressNotification,
  shownNotifications,
  watchNotifications,
} from './harness/notifications.js';
import { submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

test('a new submission is announced once, counted on the tray, and opened by a click', async ({
  launchDesktop,
  server,
  site,
  request,
}) => {
  await submitCar(request, server.url, 'Amarok V6');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await watchNotifications(desktop);
  await connect(page, site.url);
  await logIn(page);
  const shown = () => shownNotifications(desktop);
  await expect
    .poll(shown)
    .toMatchObject({ badge: 1, tray: 'Quartermile: 1 pending submission', notifications: [] });

  await submitCar(request, server.url, 'Skyline R34');
  await expect
    .poll(async () => (await shown()).notifications)
    .toEqual([{ title: 'New submission', body: 'Skyline R34' }]);
  expect(await shown()).toMatchObject({ badge: 2, tray: 'Quartermile: 2 pending submissions' });

  await clickNotification(desktop, 0);
  const details = page.getByRole('dialog', { name: 'Car Details' });
  await expect(details.getByText('Skyline R34')).toBeVisible();
  await page.keyboard.press('Escape');

  // After a reconnect, only submissions not yet announced are announced.
  site.cut();
  await submitCar(request, server.url, 'Hilux');
  site.reconnect();
  await expect
    .poll(async () => (await shown()).notifications.map(({ body }) => body), { timeout: 20_000 })
    .toEqual(['Skyline R34', 'Hilux']);
});

test('groups submissions within seconds, and a later notification replaces the earlier one', async ({
  launchDesktop,
  server,
  request,
}) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await watchNotifications(desktop);
  await connect(page, server.url);
  await logIn(page);
  const shown = () => shownNotifications(desktop);
  for (const name of ['Golf', 'Polo', 'Supra']) await submitCar(request, server.url, name);
  const first = { title: '3 new submissions', body: 'Golf, Polo, Supra' };
  await expect.poll(async () => (await shown()).notifications).toEqual([first]);
  expect(await shown()).toMatchObject({ open: 1, badge: 3 });
  await submitCar(request, server.url, 'Jimny');
  await expect.poll(async () => (await shown()).notifications.length).toBe(2);
  expect(await shown()).toMatchObject({ open: 1, badge: 4 });

  await clickNotification(desktop, 0);
  const details = page.getByRole('dialog', { name: 'Car Details' });
  await expect(details.getByText('Golf')).toBeVisible();
});

test('Approve on a notification approves once in the queue, with undo', async ({
  launchDesktop,
  server,
  request,
}) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await watchNotifications(desktop);
  await connect(page, server.url);
  await logIn(page);
  await submitCar(request, server.url, 'Golf 7 R');
  await expect.poll(async () => (await shownNotifications(desktop)).notifications).toHaveLength(1);
  await pressNotification(desktop, 0, 'Approve');
  const status = page.getByRole('status').filter({ hasText: 'Undo' });
  await expect(status).toContainText('Approved, sending in');
  expect(await carsOnBoard(request, server.url)).toEqual([]);

  // After undo, the car returns to the queue, which must not approve it again.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article', { name: 'Golf 7 R' })).toBeVisible();
  await page.getByRole('tab', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await expect(page.getByRole('article', { name: 'Golf 7 R' })).toBeVisible();
  await expect(status).toBeHidden();
  expect(await carsOnBoard(request, server.url)).toEqual([]);
});

test('a notification of a submission without categories has no Approve', async ({
  launchDesktop,
  server,
  request,
}) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await watchNotifications(desktop);
  await connect(page, server.url);
  await logIn(page);
  await submitCar(request, server.url, 'Polo', { requestedCategories: [] });
  await expect.poll(async () => (await shownNotifications(desktop)).notifications).toHaveLength(1);
  await expect(pressNotification(desktop, 0, 'Approve')).rejects.toThrow('has no button "Approve"');
  await pressNotification(desktop, 0, 'Open');
  await expect(page.getByRole('dialog', { name: 'Car Details' }).getByText('Polo')).toBeVisible();
});

test('a deep link opens its submission, also when it starts the app', async ({
  launchDesktop,
  server,
  request,
}) => {
  const carId = await submitCar(request, server.url, 'Corsa GSi');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  const follow = (link: string) =>
    desktop.evaluate(({ app }, url) => void app.emit('second-instance', {}, ['quartermile', url], '/'), link);

  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await follow(`quartermile://review/${carId}`);
  await logIn(page);
  const details = page.getByRole('dialog', { name: 'Car Details' });
  await expect(details.getByText('Corsa GSi')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  const site = encodeURIComponent(server.url);
  await follow(`quartermile://review/${carId}?site=${site}`);
  await expect(details.getByText('Corsa GSi')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await follow('quartermile://review/../../etc');
  await follow('quartermile://elsewhere/1');
  await expect(details).toBeHidden();
  await follow(`quartermile://review/${carId}`);
  await expect(details.getByText('Corsa GSi')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  // macOS passes deep links by an event.
  await desktop.evaluate(
    ({ app }, url) => void app.emit('open-url', { preventDefault: () => undefined }, url),
    `quartermile://review/${carId}`,
  );
  await expect(details.getByText('Corsa GSi')).toBeVisible();
  await desktop.close();

  const started = await launchDesktop({ link: `quartermile://review/${carId}` });
  const asked = (await started.firstWindow()).getByRole('dialog', { name: 'Car Details' });
  await expect(asked.getByText('Corsa GSi')).toBeVisible();
});

test('the menu opens tabs and triggers the queue’s shortcuts', async ({ launchDesktop, server, request }) => {
  await submitCar(request, server.url, 'Jimny');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await clickMenu(desktop, 'tab-pending');
  await expect(page.getByRole('article', { name: 'Jimny' })).toBeVisible();
  await clickMenu(desktop, 'review-keys');
  const help = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await expect(help).toBeVisible();

  // The shortcuts in the menu must be the ones that the dashboard handles.
  const shown = await desktop.evaluate(({ Menu }) => {
    const review = Menu.getApplicationMenu()?.items.find(({ label }) => label === 'Review');
    return review?.submenu?.items.flatMap(({ accelerator }) => accelerator ?? []) ?? [];
  }, null);
  const rows = await help
    .getByRole('term')
    .evaluateAll((terms) =>
      terms.map((term) => [...term.querySelectorAll('kbd')].map(({ textContent }) => textContent ?? '')),
    );
  // On macOS plain keys would not reach text fields.
  const heard = process.platform === 'darwin' ? ['cmdorctrl+k'] : rows.flatMap(acceleratorsOf);
  expect(shown.map((key) => (key === 'Shift+/' ? '?' : key.toLowerCase())).sort()).toEqual(heard.sort());
});

/** The menu's shortcuts for a row of the help: keys that are pressed together, or one of several. */
function acceleratorsOf(keys: readonly string[]): string[] {
  const [first = ''] = keys;
  // Those of dialogs, such as the numbers of the reasons, and Enter, which belongs to the browser and to forms.
  if (keys.includes('…') || first === 'Ctrl') return [];
  if (first === 'Shift' || first.startsWith('Ctrl /'))
    return [keys.join('+').replace('Ctrl / ⌘', 'CmdOrCtrl').toLowerCase()];
  return keys.filter((key) => key !== 'Enter');
}
