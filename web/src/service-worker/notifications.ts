import { pageRoutes } from '@quartermile/core/domain';

declare const self: ServiceWorkerGlobalScope;

/** A message of the server (`PushMessage` of the api). */
interface Message {
  readonly title: string;
  readonly body: string;
  /** A notification replaces an earlier one with the same tag. */
  readonly tag: string;
  /** The page that it opens. */
  readonly path: string;
}

/** Shows a message of the server. */
export async function showMessage(data: PushMessageData | null): Promise<void> {
  if (!data) return;
  const { title, body, tag, path }: Message = data.json();
  await self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: path });
}

/**
 * Opens the page of a notification: in the open dashboard, which goes there by itself so that nothing typed is lost, or
 * in a new window.
 */
export async function openMessage({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { href } = new URL(String(notification.data), self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const dashboard = windows.find(({ url }) => new URL(url).pathname === pageRoutes.admin);
  if (!dashboard) return void (await self.clients.openWindow(href));
  dashboard.postMessage({ open: new URL(href).search });
  await dashboard.focus();
}
