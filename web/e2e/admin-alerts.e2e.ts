import type { Page, Worker } from '@playwright/test';
import { expect, logIn, notification, openTab, test } from './harness/dashboard.js';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

test.beforeEach(({ api }) => api.clearCars());

/** This browser reaches no push service, so a fake one makes the subscription. */
async function fakePushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const endpoint = 'https://push.example.org/send/1';
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    let current: object | null = null;
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

/** Delivers a message as the browser does once it has decrypted it. */
async function deliver(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** The part of the worker's scope that `press` uses, because these tests are compiled for pages. */
declare const NotificationEvent: new (
  type: string,
  init: { notification: Notification | undefined },
) => Event;

/** Presses the notification. Only a real press may focus a window, which is refused here. */
async function press(worker: Worker): Promise<void> {
  await worker.evaluate(async () => {
    const { registration } = self as unknown as { readonly registration: ServiceWorkerRegistration };
    const [first] = await registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification: first }));
  });
}

test('a device is switched on, shows each message once, and a press opens the car', async ({
  dashboard,
  api,
}) => {
  await fakePushService(dashboard);
  await dashboard.reload();
  const car = await api.submit({ name: 'Audi RS3' });
  await openTab(dashboard, 'Alerts');
  const device = dashboard.getByRole('switch', { name: /^Notifications on this device/ });
  await device.click();
  await expect(notification(dashboard, 'Notifications are on.')).toBeVisible();
  await expect(device).toBeChecked();
  await expect(dashboard.getByRole('listitem').filter({ hasText: 'This device' })).toBeVisible();

  const message = { title: '1 car is waiting for review', body: '', tag: 'alert-7' };
  const path = `/admin?tab=pending&car=${car}`;
  await deliver(dashboard, { ...message, path });
  await deliver(dashboard, { ...message, path });
  await expect.poll(() => shown(dashboard)).toEqual([message]);
  const [worker] = dashboard.context().serviceWorkers();
  if (worker) await press(worker);
  await expect(dashboard.getByRole('dialog', { name: 'Audi RS3' })).toBeVisible();
  await expect(dashboard).toHaveURL(/tab=pending/);
  await expect.poll(() => shown(dashboard)).toEqual([]);
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
