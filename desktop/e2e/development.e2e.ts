import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type DevelopmentStart, startDevelopment } from './harness/development-start.js';
import { expect, test } from './harness/test.js';

const SOURCE = join(import.meta.dirname, '../src/renderer/sites/sites-screen.tsx');
let development: DevelopmentStart;

test.beforeAll(async () => {
  development = await startDevelopment();
});
test.afterAll(() => development.stop());

test('in development the page comes from the server that follows its sources, at its own origin', async ({
  launchDesktop,
}) => {
  expect(development.pageServer).toMatch(/^http:\/\/localhost:\d+$/);
  process.env.ELECTRON_RENDERER_URL = development.pageServer;
  const desktop = await launchDesktop();
  delete process.env.ELECTRON_RENDERER_URL;
  const page = await desktop.firstWindow();
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.getByLabel('Address of the site').fill('half an addr');
  const sources = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect((await sources()).some((name) => name.endsWith('/sites/sites-screen.tsx'))).toBe(true);

  // A source is saved: the page takes it without losing what was typed.
  await expect(async () => {
    await utimes(SOURCE, new Date(), new Date());
    await expect
      .poll(() => told.join('\n'), { timeout: 3000 })
      .toContain('[vite] hot updated: /sites/sites-screen.tsx');
  }).toPass();
  await expect(page.getByLabel('Address of the site')).toHaveValue('half an addr');
});
