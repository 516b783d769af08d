import type { Page } from 'playwright-core';
import { carsOnBoard } from './harness/cars-on-board.js';
import { closeWindow, quit } from './harness/leaving.js';
import { submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

/** Opens the queue and approves a car. */
async function approve(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await page.getByRole('article', { name }).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('article', { name })).toBeHidden();
}

for (const [way, car, leave] of [
  ['the window is closed', 'Golf 7 R', closeWindow],
  ['the app is ended', 'Golf 8 R', quit],
] as const) {
  test(`a delayed decision is sent when ${way}`, async ({ launchDesktop, server, request }) => {
    await submitCar(request, server.url, car);
    const desktop = await launchDesktop();
    const page = await desktop.firstWindow();
    await connect(page, server.url);
    await logIn(page);
    await approve(page, car);
    expect(await carsOnBoard(request, server.url)).not.toContain(car);
    await leave(desktop);
    await expect.poll(() => page.isClosed()).toBe(true);
    await expect.poll(() => carsOnBoard(request, server.url)).toContain(car);
  });
}

test('a decision that could not be sent is queued for the next start', async ({
  launchDesktop,
  server,
  site,
  request,
}) => {
  await submitCar(request, server.url, 'BMW M2');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, site.url);
  await logIn(page);
  await approve(page, 'BMW M2');
  site.cut();
  await desktop.close();
  expect(await carsOnBoard(request, server.url)).not.toContain('BMW M2');
  site.reconnect();
  await (await launchDesktop()).firstWindow();
  await expect.poll(() => carsOnBoard(request, server.url)).toContain('BMW M2');
});

test('a window with unsaved changes asks before it closes', async ({ launchDesktop, server }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Video Management' }).click();
  await page.getByLabel('Title').fill('Cape Town to Knysna');
  await desktop.evaluate(({ dialog }) => {
    const asked: { message: string; buttons: string[] }[] = [];
    const answers = [0, 1];
    Object.assign(globalThis, { askedQuestions: asked });
    dialog.showMessageBoxSync = (...given: unknown[]) => {
      const { message, buttons } = given.at(-1) as { message: string; buttons: string[] };
      asked.push({ message, buttons });
      return answers.shift() ?? 1;
    };
  }, null);
  const asked = () => desktop.evaluate(() => Reflect.get(globalThis, 'askedQuestions') as unknown[], null);
  const question = { message: 'Unsaved changes', buttons: ['Keep editing', 'Discard changes'] };

  await closeWindow(desktop);
  await expect.poll(asked).toEqual([question]);
  await expect(page.getByLabel('Title')).toHaveValue('Cape Town to Knysna');
  await closeWindow(desktop);
  await expect.poll(() => page.isClosed()).toBe(true);
});
