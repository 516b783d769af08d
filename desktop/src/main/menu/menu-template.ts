import { type AdminRole, adminNavigation, adminTabShortcut, CATEGORIES } from '@quartermile/core/domain';
import type { BaseWindow, MenuItemConstructorOptions } from 'electron';
import type { AppDialog } from '../../shared/app-command.js';
import { desktopMessages } from '../../shared/messages/messages.js';
import { isAllowedLocked, type MenuCommand } from './menu-command.js';

/** State that the menu depends on. */
export interface MenuSituation {
  readonly isMac: boolean;
  /** Origin of the site, or null. */
  readonly site: string | null;
  readonly isSpellingOn: boolean;
  readonly isLocked: boolean;
  /** Role of the administrator; absent while unknown. */
  readonly role?: AdminRole | undefined;
}

/** Runs a command; `from` is the focused window, if any. */
export type RunMenuCommand = (command: MenuCommand, from: BaseWindow | undefined) => void;

type Item = MenuItemConstructorOptions;
type Role = NonNullable<Item['role']>;
/** Makes an item that runs a command. */
type MakeItem = (id: string, label: string, command: MenuCommand, more?: Item) => Item;

const text = desktopMessages.menu;
const separator: Item = { type: 'separator' };
const withRoles = (...roles: readonly Role[]): Item[] => roles.map((role) => ({ role }));

/** Builds the application menu. */
export function menuTemplate(situation: MenuSituation, run: RunMenuCommand): Item[] {
  const { isMac, isLocked, isSpellingOn, role, site } = situation;
  const item: MakeItem = (id, label, command, more) => ({
    ...{ id, label, enabled: !isLocked || isAllowedLocked(command) },
    click: (_item, from) => run(command, from),
    ...more,
  });
  const dialog = (id: string, label: string, name: AppDialog, more?: Item): Item =>
    item(id, label, { do: 'dialog', dialog: name }, more);
  const about = dialog('about', desktopMessages.about.menu, 'about');
  const settings = dialog('settings', desktopMessages.settings.menu, 'settings', {
    accelerator: 'CmdOrCtrl+,',
  });
  const spelling = item(
    'check-spelling',
    desktopMessages.spelling.check,
    { do: 'check-spelling' },
    {
      ...{ type: 'checkbox', checked: isSpellingOn },
    },
  );
  const paste: readonly Role[] = isMac ? ['paste', 'pasteAndMatchStyle'] : ['paste'];
  return [
    // The macOS application menu, in the order of Apple's guidelines.
    ...(isMac ? [{ label: 'Quartermile', submenu: macMenu(about, settings) }] : []),
    {
      label: text.file,
      submenu: [
        item('new-window', text.newWindow, { do: 'new-window' }, { accelerator: 'CmdOrCtrl+N' }),
        ...(isMac ? [] : [settings]),
        item('lock', desktopMessages.lock.menu, { do: 'lock' }, { accelerator: 'CmdOrCtrl+L' }),
        separator,
        { role: isMac ? 'close' : 'quit' },
      ],
    },
    {
      label: text.edit,
      submenu: [
        ...withRoles('undo', 'redo'),
        separator,
        ...withRoles('cut', 'copy', ...paste, 'delete', 'selectAll'),
        separator,
        spelling,
      ],
    },
    {
      label: text.view,
      submenu: [
        ...tabItems(item, isMac, role),
        separator,
        ...withRoles('resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen'),
      ],
    },
    { label: text.review, submenu: reviewItems(item, isMac) },
    // Without a site the window shows the same form.
    ...(site === null
      ? []
      : [
          {
            label: text.site,
            submenu: [
              item('open-outside', text.openSite, { do: 'open-outside' }),
              separator,
              dialog('connect', text.otherSite, 'connect'),
            ],
          },
        ]),
    { role: 'windowMenu' },
    ...(isMac ? [] : [{ label: desktopMessages.about.help, submenu: [about] }]),
  ];
}

function macMenu(about: Item, settings: Item): Item[] {
  return [
    ...[about, separator, settings, separator],
    ...[...withRoles('services'), separator],
    ...[...withRoles('hide', 'hideOthers', 'unhide'), separator],
    ...withRoles('quit'),
  ];
}

/**
 * The dashboard tabs of a role with Alt and a digit, and the groups as submenus. macOS uses Cmd+Option, because Option types characters; elsewhere
 * Ctrl is left out, because Ctrl+Alt is AltGr on Windows and types characters too.
 */
function tabItems(item: MakeItem, isMac: boolean, role: AdminRole | undefined): Item[] {
  const modifiers = isMac ? 'CmdOrCtrl+Alt' : 'Alt';
  return adminNavigation(role).map(({ label, pages }) => {
    const items = pages.map(({ id, label: page }) => {
      const digit = adminTabShortcut(id);
      const keys = digit !== null && { accelerator: `${modifiers}+${digit}` };
      return item(`tab-${id}`, page, { do: 'tab', tab: id }, { ...keys });
    });
    return items.length > 1 ? { label, submenu: items } : (items[0] ?? separator);
  });
}

/** Shortcuts of the review queue (design section 4). */
function reviewItems(item: MakeItem, isMac: boolean): Item[] {
  /**
   * Displayed but not registered, so that the key still types into fields. macOS registers all, so plain letters are
   * left out there.
   */
  const entry = (id: string, label: string, key: string, accelerator = key.toUpperCase()): Item => ({
    ...item(id, label, { do: 'key', key, ...(key === 'A' && { modifiers: ['shift'] }) }),
    ...(!isMac && { accelerator, registerAccelerator: false }),
  });
  return [
    entry('review-next', text.next, 'j'),
    entry('review-previous', text.previous, 'k'),
    entry('review-approve', text.approve, 'a'),
    entry('review-reject', text.reject, 'r'),
    entry('review-ask', text.ask, 'i'),
    entry('review-details', text.details, 'e'),
    entry('review-correct', text.correct, 't'),
    entry('review-slip', text.takeSlip, 's'),
    entry('review-mark', text.mark, 'x'),
    entry('review-approve-marked', text.approveMarked, 'A', 'Shift+A'),
    entry('review-undo', text.undo, 'u'),
    separator,
    ...CATEGORIES.map((category, index) => entry(`review-category-${index + 1}`, category, `${index + 1}`)),
    separator,
    entry('search', text.search, '/'),
    item(
      'find',
      text.find,
      { do: 'key', key: 'k', modifiers: [isMac ? 'meta' : 'control'] },
      {
        ...{ accelerator: 'CmdOrCtrl+K', registerAccelerator: false },
      },
    ),
    entry('review-keys', text.keys, '?', 'Shift+/'),
  ];
}
