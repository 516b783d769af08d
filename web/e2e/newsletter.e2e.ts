import type { Page } from '@playwright/test';
import { openWithoutScripts } from './harness/late-scripts.js';
import { signInClient } from './harness/sign-in-client.js';
import { expect, test } from './harness/test.js';
import { breakLine, expectAfterRetries, holdBack } from './harness/trouble.js';

test.use({ serviceWorkers: 'block' });

const SIGNUP = '**/api/newsletter/signup';
const address = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' });

test('I subscribe in the footer, am thanked, and get a mail to confirm', async ({ page, emptyServer }) => {
  await page.goto(`${emptyServer.url}/events`);
  const letGo = await holdBack(page, SIGNUP);
  await address(page).fill('naledi@example.com');
  await subscribe(page).click();
  const busy = page.getByRole('button', { name: 'Subscribing...' });
  await expect(busy).toBeDisabled();
  letGo();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you for subscribing!' })).toBeVisible();
  await expect(address(page)).toHaveValue('');
  await expect(subscribe(page)).toBeEnabled();

  const { newsletter } = await signInClient(emptyServer.url);
  await expect
    .poll(async () => (await newsletter.outbox()).map(({ to }) => to))
    .toContain('naledi@example.com');
});

test('nothing is sent and nothing is said when I press Subscribe with no address', async ({
  page,
  emptyServer,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto(emptyServer.url);
  await subscribe(page).click();
  await address(page).press('Enter');
  await address(page).fill('   ');
  await subscribe(page).click();
  await expect(address(page)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(subscribe(page)).toBeEnabled();
  await address(page).fill('naledi');
  await subscribe(page).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(address(page)).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

test('I see why it did not work, and my address stays', async ({ page, emptyServer }) => {
  await page.clock.install();
  await page.goto(emptyServer.url);
  const failure = (text: string) => page.getByRole('alert').filter({ hasText: text });
  await page.route(SIGNUP, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '3600' } }));
  await address(page).fill('naledi@example.com');
  await subscribe(page).click();
  await expect(failure('Failed to subscribe. Please try again.')).toBeVisible();
  await expect(address(page)).toHaveValue('naledi@example.com');
  await page.unroute(SIGNUP);

  await breakLine(page, SIGNUP);
  await subscribe(page).click();
  await expectAfterRetries(page, failure('Failed to subscribe. Please check your connection and try again.'));
  await expect(address(page)).toHaveValue('naledi@example.com');
  await page.unroute(SIGNUP);
  await subscribe(page).click();
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveCount(0);
});

test('without scripts I see what subscribing needs, and no button that does nothing', async ({
  browser,
  emptyServer,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${emptyServer.url}/sponsors`);
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('noscript p')).toHaveText(
    'This form needs JavaScript. Please switch it on to subscribe.',
  );
  await expect(footer.locator('noscript p')).toBeVisible();
  await expect(subscribe(page)).toHaveCount(0);
  await expect(address(page)).toHaveCount(0);
  await expect(footer.getByText('Based in South Africa')).toBeVisible();
  await context.close();
});

test('an address that I typed, and even sent, before the scripts ran is not lost', async ({
  page,
  emptyServer,
}) => {
  await page.goto(`${emptyServer.url}/sponsors`);
  const giveScripts = await openWithoutScripts(page, `${emptyServer.url}/sponsors`);
  await address(page).fill('early@example.com');
  await subscribe(page).click();
  await expect(page).toHaveURL(`${emptyServer.url}/sponsors`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sponsors' })).toBeVisible();
  giveScripts();
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await expect(address(page)).toHaveValue('early@example.com');
  const signup = page.waitForRequest('**/api/newsletter/signup');
  await subscribe(page).click();
  expect((await signup).postDataJSON()).toEqual({ email: 'early@example.com' });
});
