import type { LaunchedDesktop } from './launched-desktop.js';

/** Recorded notifications. */
export interface ShownNotifications {
  /** All notifications shown, in order. */
  readonly notifications: readonly { readonly title: string; readonly body: string }[];
  /** Number of those not closed by the app. */
  readonly open: number;
  readonly badge: number;
  readonly tray: string;
}

/** Records notifications from now on. Call before the login. */
export async function watchNotifications(desktop: LaunchedDesktop): Promise<void> {
  await desktop.evaluate(({ app, Notification, Tray }) => {
    const open = new Set<Electron.Notification>();
    const shown = { notifications: [] as Electron.Notification[], open, badge: 0, tray: '' };
    Object.assign(globalThis, { shownNotifications: shown });
    const { setToolTip } = Tray.prototype;
    Notification.prototype.show = function show(this: Electron.Notification) {
      shown.notifications.push(this);
      open.add(this);
    };
    Notification.prototype.close = function close(this: Electron.Notification) {
      open.delete(this);
    };
    Tray.prototype.setToolTip = function recordToolTip(this: Electron.Tray, text: string) {
      shown.tray = text;
      setToolTip.call(this, text);
    };
    app.setBadgeCount = (count = 0) => {
      shown.badge = count;
      return true;
    };
  }, null);
}

/** The recorded notifications. */
export function shownNotifications(desktop: LaunchedDesktop): Promise<ShownNotifications> {
  return desktop.evaluate(() => {
    const { notifications, open, badge, tray } = Reflect.get(globalThis, 'shownNotifications') as Omit<
      ShownNotifications,
      'open'
    > & { open: ReadonlySet<unknown> };
    return {
      notifications: notifications.map(({ title, body }) => ({ title, body })),
      open: open.size,
      badge,
      tray,
    };
  }, null);
}

/** Clicks the nth notification. */
export async function clickNotification(desktop: LaunchedDesktop, nth: number): Promise<void> {
  await desktop.evaluate((_electron, index) => {
    const { notifications } = Reflect.get(globalThis, 'shownNotifications') as {
      notifications: Electron.Notification[];
    };
    notifications[index]?.emit('click');
  }, nth);
}

/** Presses a button of the nth notification by its label, as on systems with buttons. */
export async function pressNotification(
  desktop: LaunchedDesktop,
  nth: number,
  button: string,
): Promise<void> {
  await desktop.evaluate(
    (_electron, { index, words }) => {
      const { notifications } = Reflect.get(globalThis, 'shownNotifications') as {
        notifications: Electron.Notification[];
      };
      const actionIndex = notifications[index]?.actions.findIndex(({ text }) => text === words) ?? -1;
      if (actionIndex < 0) throw new Error(`The notification has no button "${words}".`);
      notifications[index]?.emit('action', { actionIndex });
    },
    { index: nth, words: button },
  );
}

/**
 * Clicks a menu item by its id.
 * @param from index of the focused window in order of opening; none if omitted
 */
export async function clickMenu(desktop: LaunchedDesktop, id: string, from?: number): Promise<void> {
  await desktop.evaluate(
    ({ BrowserWindow, Menu }, { itemId, index }) => {
      const item = Menu.getApplicationMenu()?.getMenuItemById(itemId);
      if (!item) throw new Error(`There is no item "${itemId}" in the menu.`);
      const windows = BrowserWindow.getAllWindows().sort((one, other) => one.id - other.id);
      item.click({}, index === undefined ? undefined : windows[index]);
    },
    { itemId: id, index: from },
  );
}
