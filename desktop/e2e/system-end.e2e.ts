import { carsOnBoard } from './harness/cars-on-board.js';
import type { LaunchedDesktop } from './harness/launched-desktop.js';
import { submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

/** Emits Windows' query-session-end; returns whether the app delays it. */
const queryEnd = (desktop: LaunchedDesktop, reason: string): Promise<boolean> =>
  desktop.evaluate(({ BrowserWindow }, why) => {
    let isDelayed = false;
    const event = { reasons: [why], preventDefault: () => (isDelayed = true) };
    BrowserWindow.getAllWindows()[0]?.emit('query-session-end', event);
    return isDelayed;
  }, reason);

/** Emits the shutdown event of Linux and macOS. */
const shutDown = (desktop: LaunchedDesktop): Promise<boolean> =>
  desktop.evaluate(({ powerMonitor }) => {
    let isDelayed = false;
    powerMonitor.emit('shutdown', { preventDefault: () => (isDelayed = true) });
    return isDelayed;
  }, null);

for (const [way, end] of [
  ['Windows logs its user off', (desktop: LaunchedDesktop) => queryEnd(desktop, 'logoff')],
  ['the system shuts down', shutDown],
] as const) {
  test(`delayed decisions are sent when ${way}, without questions about unsaved text`, async ({
    launchDesktop,
    server,
    request,
  }) => {
    await submitCar(request, server.url, 'Golf 7 R');
    const desktop = await launchDesktop();
    const page = await desktop.firstWindow();
    await connect(page, server.url);
    await logIn(page);
    await page.getByRole('tab', { name: 'Pending Submissions' }).click();
    await page.getByRole('article', { name: 'Golf 7 R' }).getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('article', { name: 'Golf 7 R' })).toBeHidden();
    await page.getByRole('tab', { name: 'Video Management' }).click();
    await page.getByLabel('Title').fill('Cape Town to Knysna');
    await desktop.evaluate(({ dialog }) => {
      dialog.showMessageBoxSync = () => 0;
    }, null);
    expect(await end(desktop)).toBe(true);
    await expect.poll(() => page.isClosed()).toBe(true);
    await expect.poll(() => carsOnBoard(request, server.url)).toContain('Golf 7 R');
  });
}

test('an urgent session end is not delayed, and delayed decisions are sent first', async ({
  launchDesktop,
  server,
  request,
}) => {
  await submitCar(request, server.url, 'Polo GTI');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await page.getByRole('article', { name: 'Polo GTI' }).getByRole('button', { name: 'Approve' }).click();
  expect(await queryEnd(desktop, 'critical')).toBe(false);
  await expect.poll(() => carsOnBoard(request, server.url), { timeout: 6000 }).toContain('Polo GTI');
  await desktop.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.emit('session-end', { reasons: ['critical'] });
  }, null);
  await expect.poll(() => page.isClosed()).toBe(true);
});
