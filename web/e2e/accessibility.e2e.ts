import { PUBLIC_PAGES } from '../bench/public-pages.js';
import { findBarriers, showScheme } from './harness/barriers.js';
import { expect, test } from './harness/test.js';

const pages = [...PUBLIC_PAGES, '/admin-login', '/no-such-page', '/terms-of-use.html', '/privacy.html'];

for (const colorScheme of ['dark', 'light'] as const) {
  for (const path of pages) {
    test(`${path} is accessible in its ${colorScheme} scheme`, async ({ page, demoServer }) => {
      await showScheme(page, colorScheme);
      await page.goto(`${demoServer.url}${path}`);
      await page.waitForLoadState('networkidle');
      expect(await findBarriers(page, colorScheme)).toEqual([]);
    });
  }
}

test('the menu of a phone and the video player are accessible', async ({ page, demoServer }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(demoServer.url);
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.route('https://**', (route) => route.abort());
  await page
    .getByRole('link', { name: /^Play / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('no page leaves its security policy, loads from elsewhere or scrolls sideways at 320 px', async ({
  page,
  demoServer,
}) => {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(demoServer.url) && !/^(data|blob):/.test(request.url())) {
      trouble.push(`third party: ${request.url()}`);
    }
  });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of pages.filter((known) => known !== '/no-such-page')) {
    await page.goto(`${demoServer.url}${path}`);
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) trouble.push(`${path} is ${overflow} px too wide`);
  }
  expect(trouble).toEqual([]);
});

test('the check reports barriers of a page and of a frame, each time it runs', async ({
  page,
  demoServer,
}) => {
  await page.goto(`${demoServer.url}/terms-of-use.html`);
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.title = 'Frame';
    frame.srcdoc = '<html lang="en"><title>Frame</title><img src="/favicon.ico">';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.querySelector('main')?.append(frame, document.createElement('button'));
    await loaded;
  });
  const barriers = ['button-name: button', 'image-alt: iframe img'];
  expect(await findBarriers(page)).toEqual(barriers);
  expect(await findBarriers(page)).toEqual(barriers);
});

test('the check ignores a frame that is removed while it runs', async ({ page, demoServer }) => {
  await page.goto(`${demoServer.url}/terms-of-use.html`);
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    // The check looks for axe in each frame first.
    Object.defineProperty(frame.contentWindow, 'axe', { get: () => frame.remove() });
  });
  expect(await findBarriers(page)).toEqual([]);
  expect(page.frames()).toHaveLength(1);
});
