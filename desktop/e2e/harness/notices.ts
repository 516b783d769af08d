import type { LaunchedDesktop } from './launched-desktop.js';

/** What the system would show. */
export interface ShownNotices {
  readonly notices: readonly { readonly title: string; readonly body: string }[];
  readonly badge: number;
  readonly tray: string;
}

/** From now on, what the app gives the system to show is written down. To be called before the login. */
export async function watchNotices(desktop: LaunchedDesktop): Promise<void> {
  await desktop.evaluate(({ app, Notification, Tray }) => {
    const shown = { notices: [] as Electron.Notification[], badge: 0, tray: '' };
    Object.assign(globalThis, { shownNotices: shown });
    const { setToolTip } = Tray.prototype;
    Notification.prototype.show = function show(this: Electron.Notification) {
      shown.notices.push(this);
    };
    Tray.prototype.setToolTip = function tell(this: Electron.Tray, text: string) {
      shown.tray = text;
      setToolTip.call(this, text);
    };
    app.setBadgeCount = (count = 0) => {
      shown.badge = count;
      return true;
    };
  }, null);
}

/** What is shown now. */
export function shownNotices(desktop: LaunchedDesktop): Promise<ShownNotices> {
  return desktop.evaluate(() => {
    const { notices, badge, tray } = Reflect.get(globalThis, 'shownNotices') as ShownNotices;
    return { notices: notices.map(({ title, body }) => ({ title, body })), badge, tray };
  }, null);
}

/** Clicks the nth notice. */
export async function clickNotice(desktop: LaunchedDesktop, nth: number): Promise<void> {
  await desktop.evaluate((_electron, index) => {
    const { notices } = Reflect.get(globalThis, 'shownNotices') as { notices: Electron.Notification[] };
    notices[index]?.emit('click');
  }, nth);
}

/** Clicks an item of the menu by its id. */
export async function clickMenu(desktop: LaunchedDesktop, id: string): Promise<void> {
  await desktop.evaluate(({ Menu }, itemId) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(itemId);
    if (!item) throw new Error(`There is no item "${itemId}" in the menu.`);
    item.click();
  }, id);
}
