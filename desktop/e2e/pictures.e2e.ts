import { join } from 'node:path';
import { apiRoutes } from '@quartermile/core/domain';
import type { Locator, Page } from 'playwright-core';
import { openSession, submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

const TRAY = join(import.meta.dirname, '../resources/tray.png');

test('a picture opens in its own window, which closes with the session', async ({
  launchDesktop,
  server,
  request,
}) => {
  await submitCar(request, server.url, 'Fiesta ST');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await page.getByRole('button', { name: 'Details of Fiesta ST' }).click();
  // The card behind the dialog has such links, too.
  const details = page.getByRole('dialog');
  await details.getByRole('link', { name: 'Open in its own window' }).first().click();
  await expect.poll(() => desktop.windows().length).toBe(2);
  const picture = desktop.windows().find((window) => window !== page);
  if (!picture) throw new Error('There is no second window.');
  await expect(picture.locator('img')).toBeVisible();
  // The window has no scripts and no bridge.
  const preferences = await desktop.evaluate(({ BrowserWindow }) => {
    const window = BrowserWindow.getAllWindows().find(({ webContents }) =>
      webContents.getURL().includes('/media/'),
    );
    const contents = window?.webContents as { getLastWebPreferences?(): Electron.WebPreferences } | undefined;
    const { javascript, preload = null, sandbox } = contents?.getLastWebPreferences?.() ?? {};
    return { javascript, preload, sandbox };
  }, null);
  expect(preferences).toEqual({ javascript: false, preload: null, sandbox: true });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => desktop.windows().length).toBe(1);
});

test('uploads a picture of several megabytes', async ({ launchDesktop, server, request }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  const received = await page.evaluate(
    async ({ path, site }) => {
      const canvas = document.createElement('canvas');
      canvas.width = 1000;
      canvas.height = 800;
      const pixels = new ImageData(canvas.width, canvas.height);
      // Noise, which no encoder compresses.
      let noise = 1;
      for (let at = 0; at < pixels.data.length; at += 1) {
        noise = (noise * 48_271) % 2_147_483_647;
        pixels.data[at] = at % 4 === 3 ? 255 : noise % 256;
      }
      canvas.getContext('2d')?.putImageData(pixels, 0, 0);
      const image = canvas.toDataURL('image/png');
      const fractions: number[] = [];
      window.quartermile.onEvent((event) => {
        if (event.type === 'upload') fractions.push(event.fraction);
      });
      const answer = await window.quartermile.callApi('upload', site, {
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ name: 'Megane RS', time: '12.3', drivetrain: 'FWD', image }),
      });
      return {
        status: answer?.status,
        length: image.length,
        steps: fractions.length,
        last: fractions.at(-1),
      };
    },
    { path: apiRoutes.cars.submit, site: server.url },
  );
  expect(received).toMatchObject({ status: 201, last: 1 });
  expect(received.length).toBeGreaterThan(2_000_000);
  // Loopback is too fast for several progress reports; `slow-upload.spec.ts` covers a slow connection.
  expect(received.steps).toBeGreaterThan(0);

  const token = await openSession(request, server.url);
  const pending = await request.get(server.url + apiRoutes.cars.pending, {
    headers: { authorization: `Bearer ${token}` },
  });
  const cars = (await pending.json()) as { name: string; image: string | null }[];
  expect(cars.find(({ name }) => name === 'Megane RS')?.image).toMatch(/^\/media\//);
});

test('accepts a file dropped on its field, and ignores one dropped elsewhere', async ({
  launchDesktop,
  server,
}) => {
  const page = await (await launchDesktop()).firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Leaderboard Cars' }).click();
  const field = page.getByLabel('Car Image').first();
  await expect(field).toBeVisible();
  await dropFile(page, page.getByRole('heading', { name: 'Admin Dashboard' }), TRAY);
  await expect(field).toBeVisible();
  await dropFile(page, field, TRAY);
  await expect(page.getByRole('button', { name: 'Remove image' })).toBeVisible();
});

/** Drops a file from outside on an element. */
async function dropFile(page: Page, target: Locator, file: string): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to drop the file on.');
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await devtools.send('Input.dispatchDragEvent', { type, x, y, data });
  }
}
