import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { apiRoutes, EMBED_MAX_BYTES, type Entry, OVERLAY_REFRESH_MS } from '@quartermile/core/domain';
import sharp from 'sharp';
import { findBarriers } from './harness/barriers.js';
import { type OtherSite, startOtherSite, transferredBytes } from './harness/other-site.js';
import { expect, test } from './harness/test.js';

const FULL = '/embed/leaderboard?board=world-facts&length=20&theme=auto';
const rows = (page: Pick<Page, 'getByRole'>) => page.getByRole('listitem');

/** What a page writes to the console about something that went wrong. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

async function open(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

test.describe('on a page of another site', () => {
  let site: OtherSite;
  test.afterEach(() => site.close());

  test('the board is read, opens the site in another tab, sets no cookies and fits its limit', async ({
    browser,
    demoServer,
  }) => {
    const snippet = await open(browser, `${demoServer.url}/embed?board=world-facts&length=20`);
    const code = await snippet.getByLabel('Code').inputValue();
    await snippet.context().close();
    // The snippet has the public address, of which the test server has none.
    site = await startOtherSite(code.replace(/http:\/\/localhost:\d+/, demoServer.url));
    const context = await browser.newContext();
    const page = await context.newPage();
    const errors = errorsOf(page);
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(request.url()));
    await page.goto(site.url, { waitUntil: 'networkidle' });
    const board = page.frameLocator('iframe');
    await expect(rows(board)).toHaveCount(12);
    await expect(board.getByRole('heading', { name: 'World Facts' })).toBeVisible();

    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      rows(board).first().getByRole('link').click(),
    ]);
    await expect(tab).toHaveURL(new RegExp(`^${demoServer.url}/leaderboard/[\\da-f-]{36}$`));
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();

    expect(errors).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    const own = [...requested].filter((url) => url.startsWith(demoServer.url));
    const bytes = await Promise.all(own.map(transferredBytes));
    const paths = own.map((url) => new URL(url).pathname);
    expect(paths.toSorted()).toEqual(['/embed/leaderboard', '/fonts/barlow-condensed-700.woff2']);
    const total = bytes.reduce((sum, one) => sum + one, 0);
    test.info().annotations.push({ type: 'bytes', description: `${total} of ${EMBED_MAX_BYTES}` });
    expect(total).toBeLessThanOrEqual(EMBED_MAX_BYTES);
    await context.close();
  });

  test('no other page of the site is shown', async ({ page, demoServer, refused }) => {
    const paths = ['/', '/leaderboard', '/embed', '/overlay'];
    site = await startOtherSite(
      paths.map((path) => `<iframe src="${demoServer.url}${path}"></iframe>`).join(''),
    );
    await page.goto(site.url, { waitUntil: 'networkidle' });
    expect(page.frames().map((frame) => new URL(frame.url()).protocol)).toEqual([
      'http:',
      ...paths.map(() => 'chrome-error:'),
    ]);
    expect(refused.filter((text) => text.includes("frame-ancestors 'none'"))).toHaveLength(paths.length);
    refused.length = 0;
  });
});

test('without scripts the board has its rows, in the colours of its address or of the device', async ({
  browser,
  demoServer,
}) => {
  for (const [theme, colorScheme, colour] of [
    ['auto', 'dark', 'rgb(14, 16, 19)'],
    ['auto', 'light', 'rgb(247, 246, 243)'],
    ['dark', 'light', 'rgb(14, 16, 19)'],
    ['light', 'dark', 'rgb(247, 246, 243)'],
  ] as const) {
    const url = `${demoServer.url}/embed/leaderboard?board=world-facts&length=3&theme=${theme}`;
    const page = await open(browser, url, { javaScriptEnabled: false, colorScheme });
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).first()).toContainText(/1.+\d s$/);
    await expect(page.locator('body')).toHaveCSS('background-color', colour);
    await page.context().close();
  }
});

test('no board is wider than 280 px, and nothing in it is a barrier', async ({ page, demoServer }) => {
  for (const path of [
    FULL,
    '/embed/leaderboard?board=nowhere',
    '/overlay?show=top&board=world-facts',
    '/embed',
  ]) {
    await page.setViewportSize({ width: path === '/embed' ? 320 : 280, height: 700 });
    await page.goto(demoServer.url + path);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findBarriers(page, colorScheme), path).toEqual([]);
    }
  }
});

test('an overlay is transparent, follows the votes, and shows the last state while the site is away', async ({
  browser,
  sharedServer: { server, api },
}) => {
  await api.clearAll();
  await api.approve({ name: 'Golf 7 R', owner: 'Thabo', time: '11.80' }, 'Votes by Viewers');
  await api.approve(
    { name: 'Polo GTI', owner: 'Lerato', time: '13.40', drivetrain: 'FWD' },
    'Votes by Viewers',
  );
  const entries = await api.call<Entry[]>('GET', apiRoutes.leaderboard.list);
  const vote = (name: string) => {
    const entryId = entries.find(({ car }) => car.name === name)?._id;
    return api.call('POST', apiRoutes.leaderboard.vote, { entryId });
  };
  const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
  const page = await context.newPage();
  const errors = errorsOf(page);
  await page.clock.install();
  await page.goto(`${server.url}/overlay?show=last-vote`);
  await expect(page.getByText('No votes yet.')).toBeVisible();
  const next = () => page.clock.fastForward(OVERLAY_REFRESH_MS);

  await vote('Polo GTI');
  await expect(async () => {
    await next();
    await expect(rows(page)).toHaveText(/Polo GTI\s*Lerato · FWD\s*1 vote$/, { timeout: 500 });
  }).toPass();
  await expect(page.getByText('1st in Votes by Viewers')).toBeVisible();
  expect(errors).toEqual([]);

  const picture = await page.screenshot({ omitBackground: true });
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alphas = data.filter((_, at) => at % info.channels === 3);
  expect([alphas[0], alphas.at(-1)]).toEqual([0, 0]);
  expect(alphas.filter((alpha) => alpha === 0).length / alphas.length).toBeGreaterThan(0.5);
  expect(alphas.some((alpha) => alpha === 255)).toBe(true);

  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await next();
  await failed;
  await expect(rows(page)).toHaveText(/Polo GTI/);
  await context.setOffline(false);
  await page.route('**/overlay*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  const refused = page.waitForResponse((response) => response.status() === 502);
  await next();
  await refused;
  await expect(rows(page)).toHaveText(/Polo GTI/);
  await page.unrouteAll();
  await vote('Golf 7 R');
  await expect(async () => {
    await next();
    await expect(rows(page)).toHaveText(/Golf 7 R/, { timeout: 500 });
  }).toPass();
  expect(errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test('the page with the code follows the choice, copies, and is a plain form without scripts', async ({
  browser,
  demoServer,
}) => {
  const page = await open(browser, `${demoServer.url}/embed`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const errors = errorsOf(page);
  await expect(page.getByRole('button', { name: 'Show' })).toBeHidden();
  await page.getByLabel('Board').selectOption('Votes by Viewers');
  await page.getByLabel('Cars').selectOption('3');
  const address = /\/embed\/leaderboard\?board=votes-by-viewers&length=3&theme=auto/;
  await expect(page.getByLabel('Code')).toHaveValue(/board=votes-by-viewers&amp;length=3&amp;theme=auto/);
  await expect(page.locator('iframe')).toHaveAttribute('src', address);
  await expect(rows(page.frameLocator('iframe'))).toHaveCount(3);
  await expect(page).toHaveURL(/board=votes-by-viewers/);
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByRole('status')).toHaveText('Code copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.getByLabel('Code').inputValue(),
  );
  expect(errors).toEqual([]);
  await page.context().close();

  const plain = await open(browser, `${demoServer.url}/embed`, { javaScriptEnabled: false });
  await plain.getByLabel('Drivetrain').selectOption('AWD');
  await plain.getByLabel('Colours').selectOption('Dark');
  await expect(plain.getByRole('button', { name: 'Copy code' })).toBeHidden();
  await plain.getByRole('button', { name: 'Show' }).click();
  await expect(plain.getByLabel('Code')).toHaveValue(/drivetrain=AWD&amp;length=5&amp;theme=dark/);
  await expect(plain.getByLabel('Drivetrain')).toHaveValue('AWD');
  await plain.context().close();
});

test('the page of the rules leads to it', async ({ page, demoServer }) => {
  await page.goto(`${demoServer.url}/how-times-get-on-the-board`);
  await page.getByRole('link', { name: 'Put the board on your site' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Put the Board on Your Site' })).toBeVisible();
});
