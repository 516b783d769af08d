import { beforeEach, expect, test, vi } from 'vitest';
import { openMessage, showMessage } from './notifications.js';

const showNotification = vi.fn(async () => undefined);
const openWindow = vi.fn(async () => null);
const dashboard = { url: 'https://site.example/admin?tab=votes', postMessage: vi.fn(), focus: vi.fn() };
let windows: object[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('self', {
    registration: { showNotification },
    location: { origin: 'https://site.example' },
    clients: { matchAll: async () => windows, openWindow },
  });
});

const press = async (open: object[]) => {
  windows = open;
  const notification = { data: '/admin?tab=pending&car=c1', close: vi.fn() };
  await openMessage({ notification } as unknown as NotificationEvent);
  expect(notification.close).toHaveBeenCalled();
};

test('a message is shown with its tag, by which a repeated one replaces it', async () => {
  const message = { title: '1 car is waiting for review', body: '', tag: 'alert-7', path: '/admin' };
  await showMessage({ json: () => message } as PushMessageData);
  expect(showNotification).toHaveBeenCalledWith(message.title, {
    body: '',
    tag: 'alert-7',
    icon: '/icon-192.png',
    data: '/admin',
  });
});

test('a press leads the open dashboard to the car', async () => {
  await press([{ url: 'https://site.example/' }, dashboard]);
  expect(dashboard.postMessage).toHaveBeenCalledWith({ open: '?tab=pending&car=c1' });
  expect(dashboard.focus).toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test('a press opens the dashboard where none is open', async () => {
  await press([{ url: 'https://site.example/' }]);
  expect(openWindow).toHaveBeenCalledWith('https://site.example/admin?tab=pending&car=c1');
});
