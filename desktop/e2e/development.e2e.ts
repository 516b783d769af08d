import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type DevelopmentStart, startDevelopment } from './harness/development-start.js';
import { expect, test } from './harness/test.js';

const SOURCE = join(import.meta.dirname, '../src/renderer/site/connect-screen.tsx');
let development: DevelopmentStart;

test.beforeAll(async () => {
  development = await startDevelopment();
});
test.afterAll(() => development.stop());

test('in development the page comes from the development server at the app’s origin', async ({
  launchDesktop,
}) => {
  expect(development.pageServer).toMatch(/^http:\/\/localhost:\d+$/);
  process.env.ELECTRON_RENDERER_URL = development.pageServer;
  const desktop = await launchDesktop();
  delete process.env.ELECTRON_RENDERER_URL;
  const page = await desktop.firstWindow();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.getByLabel('Address of the site').fill('half an addr');

  // After saving a source file, the page updates without losing input.
  await expect(async () => {
    await utimes(SOURCE, new Date(), new Date());
    await expect
      .poll(() => messages.join('\n'), { timeout: 3000 })
      .toContain('[vite] hot updated: /site/connect-screen.tsx');
  }).toPass();
  await expect(page.getByLabel('Address of the site')).toHaveValue('half an addr');
});
