import type { Page } from '@playwright/test';
import { expect, logIn, notification, openTab, test } from './harness/dashboard.js';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ api }) => api.clearCars());

/** This browser reaches no push service and refuses notifications, so that both are faked. */
async function fakePushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const endpoint = 'https://push.example.org/send/1';
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    let current: object | null = null;
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const bytes = atob(String(options?.applicationServerKey).replaceAll('-', '+').replaceAll('_', '/'));
      const applicationServerKey = Uint8Array.from(bytes, (character) => character.charCodeAt(0)).buffer;
      current = {
        endpoint,
        options: { applicationServerKey },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          current = null;
        },
      };
      return current as PushSubscription;
    };
  });
}

test('a device is switched on, and is in the list', async ({ dashboard }) => {
  await fakePushService(dashboard);
  await dashboard.reload();
  await openTab(dashboard, 'Alerts');
  const device = dashboard.getByRole('switch', { name: /^Notifications on this device/ });
  await device.click();
  await expect(notification(dashboard, 'Notifications are on.')).toBeVisible();
  await expect(device).toBeChecked();
  await expect(dashboard.getByRole('listitem').filter({ hasText: 'This device' })).toBeVisible();
});

test('the dashboard has a manifest of its own, the website has another', async ({ page, dashboard }) => {
  const manifest = dashboard.locator('link[rel=manifest]');
  await expect(manifest).toHaveAttribute('href', '/admin.webmanifest');
  const answer = await page.request.get(new URL('/admin.webmanifest', dashboard.url()).href);
  expect(await answer.json()).toMatchObject({ start_url: '/admin', display: 'standalone' });
  await page.goto(new URL('/', dashboard.url()).href);
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest');
});

test('the link of a mail leads through the login to its car', async ({ dashboard, browser, api }) => {
  const car = await api.submit({ name: 'Audi RS3' });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(new URL(`/admin?tab=pending&car=${car}`, dashboard.url()).href);
  await logIn(page);
  await expect(page.getByRole('dialog', { name: 'Audi RS3' })).toBeVisible();
  await context.close();
});
