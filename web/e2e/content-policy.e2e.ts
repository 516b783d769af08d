import type { Page } from '@playwright/test';
import { pageRoutes } from '@quartermile/core/domain';
import { PUBLIC_PAGES } from '../bench/public-pages.js';
import { shellMessages } from '../src/shell/shell-messages.js';
import { logIn, openTab } from './harness/dashboard.js';
import { signInClient } from './harness/sign-in-client.js';
import { expect, test } from './harness/test.js';

const pages = [...PUBLIC_PAGES, '/admin-login'];

/** Adds markup to the document, as a defect of the site would, under the policy that the server sent. */
async function smuggle(page: Page, url: string, markup: string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</body>', `${markup}</body>`) });
  });
}

for (const path of pages)
  test(`${path} runs its own scripts, and none that content smuggled into it`, async ({
    page,
    demoServer,
    refused,
  }) => {
    const markup =
      '<script>window.smuggled = 1</script><script nonce="">window.smuggled = 2</script>' +
      '<img src="/none.jpg" onerror="window.smuggled = 3"><style>body { --smuggled: 4 }</style>';
    const url = demoServer.url + path;
    await smuggle(page, url, markup);
    await page.goto(url, { waitUntil: 'networkidle' });
    const html = await page.content();
    expect(await page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true);
    expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
    const style = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--smuggled'));
    expect(style).toBe('');
    expect(html).not.toMatch(/nonce="[^"]/);
    // The two scripts, the handler and the style element, once each.
    expect(refused).toHaveLength(4);
    refused.length = 0;
  });

test('pages are the same bytes each time they are rendered', async ({ page, demoServer }) => {
  const client = await signInClient(demoServer.url);
  const tags = () =>
    Promise.all(pages.map(async (path) => (await page.request.get(demoServer.url + path)).headers().etag));
  const before = await tags();
  for (const tag of before) expect(tag).toMatch(/^"[^"]+"$/);
  // Writing the profile as it is changes nothing but the revision.
  await client.site.update(await client.site.read());
  expect(await tags()).toEqual(before);
});

test('a page that the browser revalidated runs its scripts', async ({ page, demoServer, refused }) => {
  const url = demoServer.url + pageRoutes.leaderboard;
  await page.goto(url);
  const first = await page.request.get(url);
  const headers = { 'if-none-match': first.headers().etag ?? '' };
  expect((await page.request.get(url, { headers })).status()).toBe(304);
  for (let i = 0; i < 2; i++) {
    await page.reload({ waitUntil: 'networkidle' });
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  }
  expect(refused).toEqual([]);
});

test('the colour scheme, dialogs and forms work from the home page to the dashboard', async ({
  page,
  demoServer,
  refused,
}) => {
  await page.goto(demoServer.url);
  const html = page.locator('html');
  const scheme = await html.getAttribute('data-mantine-color-scheme');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await background();
  // Pressed by script, because the hovered button has transitions of its own.
  const moving = await page
    .getByRole('button', { name: shellMessages.colourScheme })
    .evaluate((button: HTMLElement) => {
      button.click();
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      return transitions.map(({ transitionProperty }) => transitionProperty);
    });
  // At once: no colour changes gradually.
  expect(moving).toEqual([]);
  await expect(html).not.toHaveAttribute('data-mantine-color-scheme', String(scheme));
  expect(await background()).not.toBe(before);
  await expect(html).not.toHaveAttribute('data-scheme-changing');
  // A link of the router: the policy of the home page applies to the dashboard.
  await page.getByRole('navigation').getByRole('link', { name: shellMessages.admin }).first().click();
  await expect(page).toHaveURL(/admin-login/);
  await logIn(page);
  await openTab(page, 'Factory');
  await expect(page.getByRole('tabpanel').getByRole('textbox').first()).toBeVisible();
  await openTab(page, 'Video Management');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(html).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(html).not.toHaveCSS('overflow-y', 'hidden');
  expect(refused).toEqual([]);
});
