import { clickMenu, clickNotice, shownNotices, watchNotices } from './harness/notices.js';
import { submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

test('a new submission is told once, counted on the tray, and opened by a click', async ({
  launchDesktop,
  server,
  site,
  request,
}) => {
  await submitCar(request, server.url, 'Amarok V6');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await watchNotices(desktop);
  await connect(page, site.url);
  await logIn(page);
  const shown = () => shownNotices(desktop);
  await expect.poll(shown).toEqual({ badge: 1, tray: 'Quartermile: 1 pending submission', notices: [] });

  await submitCar(request, server.url, 'Skyline R34');
  await expect
    .poll(async () => (await shown()).notices)
    .toEqual([{ title: 'New submission', body: 'Skyline R34' }]);
  expect(await shown()).toMatchObject({ badge: 2, tray: 'Quartermile: 2 pending submissions' });

  await clickNotice(desktop, 0);
  const details = page.getByRole('dialog', { name: 'Car Details' });
  await expect(details.getByText('Skyline R34')).toBeVisible();
  await page.keyboard.press('Escape');

  // The stream is resumed after a break: what came in meanwhile is told, what was told is not.
  site.cut();
  await submitCar(request, server.url, 'Hilux');
  site.mend();
  await expect
    .poll(async () => (await shown()).notices.map(({ body }) => body), { timeout: 20_000 })
    .toEqual(['Skyline R34', 'Hilux']);
});

test('a link opens the submission that it names, also when the app starts by it', async ({
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

  await follow(`quartermile://review/${carId}`);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
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

  // A Mac hands links over by an event of their own.
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

test('the menu opens tabs and presses the keys of the queue', async ({ launchDesktop, server, request }) => {
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

  // What the menu shows beside its items is what the dashboard hears.
  const shown = await desktop.evaluate(({ Menu }) => {
    const review = Menu.getApplicationMenu()?.items.find(({ label }) => label === 'Review');
    return review?.submenu?.items.flatMap(({ accelerator }) => accelerator ?? []) ?? [];
  }, null);
  const heard = await help.locator('kbd').allTextContents();
  const isMac = process.platform === 'darwin';
  // Enter and what is pressed with it belong to the browser and to forms, which the menu leaves alone.
  const inBoth = heard.filter((key) => !['Enter', 'Ctrl'].includes(key));
  expect(shown.map((key) => (key === 'Shift+/' ? '?' : key.toLowerCase())).sort()).toEqual(
    // On a Mac plain keys would be taken from fields.
    isMac ? [] : inBoth.sort(),
  );
});
