import { ADMIN_TABS } from '@quartermile/core/domain';
import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test } from 'vitest';
import type { MenuCommand } from './menu-command.js';
import { type MenuSituation, menuTemplate } from './menu-template.js';

const situation = {
  isMac: false,
  site: 'https://b.example',
  isSpellingOn: true,
  isLocked: false,
};
/** An item, with its command instead of what runs it. */
type Item = Omit<MenuItemConstructorOptions, 'click' | 'submenu'> & {
  readonly command?: MenuCommand;
  readonly entries?: readonly Item[];
};
const menuModel = (given: MenuSituation): readonly Item[] => {
  let command: MenuCommand | undefined;
  const read = ({ click, submenu, ...item }: MenuItemConstructorOptions): Item => {
    command = undefined;
    (click as unknown as (() => void) | undefined)?.();
    const entries = (submenu as MenuItemConstructorOptions[] | undefined)?.map(read);
    return { ...item, ...(click && { command }), ...(entries && { entries }) };
  };
  return menuTemplate(given, (run) => {
    command = run;
  }).map(read);
};
const all = (entries: readonly Item[]): Item[] =>
  entries.flatMap((entry) => [entry, ...all(entry.entries ?? [])]);
const find = (id: string, isMac = false) =>
  all(menuModel({ ...situation, isMac })).find((one) => one.id === id);

describe('the menu', () => {
  test.each([
    ['review-next', 'j', 'J'],
    ['review-previous', 'k', 'K'],
    ['review-approve', 'a', 'A'],
    ['review-reject', 'r', 'R'],
    ['review-ask', 'i', 'I'],
    ['review-correct', 't', 'T'],
    ['review-slip', 's', 'S'],
    ['review-category-1', '1', '1'],
    ['review-category-3', '3', '3'],
    ['search', '/', '/'],
    ['review-keys', '?', 'Shift+/'],
  ])('%s presses the key %s of the dashboard', (id, key, accelerator) => {
    expect(find(id)).toMatchObject({ accelerator, command: { do: 'key', key } });
  });

  test.each([
    ['review-approve-marked', false, 'Shift+A', { key: 'A', modifiers: ['shift'] }],
    ['review-approve-marked', true, undefined, { key: 'A', modifiers: ['shift'] }],
    ['find', false, 'CmdOrCtrl+K', { key: 'k', modifiers: ['control'] }],
    ['find', true, 'CmdOrCtrl+K', { key: 'k', modifiers: ['meta'] }],
  ])('%s presses its keys together; on a Mac: %s', (id, isMac, accelerator, keys) => {
    expect(find(id, isMac)?.command).toEqual({ do: 'key', ...keys });
    expect(find(id, isMac)?.accelerator).toBe(accelerator);
  });

  test('has no plain letters as accelerators on macOS, where they would not reach text fields', () => {
    const taken = all(menuModel({ ...situation, isMac: true })).map(({ accelerator }) => accelerator ?? '');
    expect(taken.filter((one) => one !== '' && !one.includes('CmdOrCtrl'))).toEqual([]);
  });

  test('opens each tab of the dashboard by its id', () => {
    const tabs = all(menuModel(situation)).filter(({ command }) => command?.do === 'tab');
    expect(tabs.map(({ id, label, command }) => ({ id, label, command }))).toEqual(
      ADMIN_TABS.map(({ id, label }) => ({ id: `tab-${id}`, label, command: { do: 'tab', tab: id } })),
    );
    expect(find('tab-world-facts')).toMatchObject({ command: { do: 'tab', tab: 'world-facts' } });
    expect(find('tab-more')).toBeUndefined();
  });

  test('opens only the tabs of a reviewer, by their usual keys', () => {
    const tabs = all(menuModel({ ...situation, role: 'reviewer' })).filter(
      ({ command }) => command?.do === 'tab',
    );
    expect(tabs).toMatchObject([
      { id: 'tab-pending', accelerator: 'Alt+5' },
      { id: 'tab-security' },
      { id: 'tab-alerts' },
    ]);
  });

  test('gives the first nine tabs a digit, and the others no key', () => {
    expect(find('tab-events')).toMatchObject({ accelerator: 'Alt+9' });
    expect(find('tab-past-events')?.accelerator).toBeUndefined();
  });

  test.each([
    [false, 'Alt+1'],
    [true, 'CmdOrCtrl+Alt+1'],
  ])('opens tabs by keys that type no character; on a Mac: %s', (isMac, accelerator) => {
    expect(find('tab-dashboard', isMac)).toMatchObject({ accelerator });
    // Ctrl+Alt is AltGr on Windows.
    expect(all(menuModel(situation)).filter(({ accelerator: keys }) => keys?.includes('Ctrl+Alt'))).toEqual(
      [],
    );
  });

  test('connects to another site once there is one, and opens the site in the browser', () => {
    const site = (menus: readonly Item[]) => menus.find(({ label }) => label === 'Site')?.entries;
    expect(site(menuModel(situation))).toMatchObject([
      { id: 'open-outside', label: 'Open in Browser' },
      { type: 'separator' },
      { label: 'Connect to Another Site...', command: { do: 'dialog', dialog: 'connect' } },
    ]);
    expect(site(menuModel({ ...situation, site: null }))).toBeUndefined();
  });

  test('uses no accelerator twice, and no id', () => {
    for (const name of ['accelerator', 'id'] as const) {
      const used = all(menuModel(situation)).flatMap((entry) => entry[name] ?? []);
      expect(new Set(used).size).toBe(used.length);
    }
  });

  test.each([true, false])('shows whether spelling is checked: %s', (isSpellingOn) => {
    const entries = all(menuModel({ ...situation, isSpellingOn }));
    expect(entries.find(({ id }) => id === 'check-spelling')).toMatchObject({
      checked: isSpellingOn,
      command: { do: 'check-spelling' },
    });
  });

  test.each([true, false])('has items for editing, zoom and quit; macOS: %s', (isMac) => {
    const roles = all(menuModel({ ...situation, isMac })).map(({ role }) => role);
    const macOnly = ['services', 'hide', 'hideOthers', 'unhide', 'close', 'pasteAndMatchStyle'];
    const own = isMac ? ['quit', ...macOnly] : ['quit'];
    const shared = ['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll', 'resetZoom', 'zoomIn', 'zoomOut'];
    expect(roles).toEqual(expect.arrayContaining([...shared, ...own, 'togglefullscreen', 'windowMenu']));
  });

  test.each([true, false])(
    'opens the About dialog and the settings from one place; on a Mac: %s',
    (isMac) => {
      const menus = menuModel({ ...situation, isMac });
      const place = isMac ? menus[0] : menus.at(-1);
      expect(place?.label).toBe(isMac ? 'Quartermile' : 'Help');
      expect(place?.entries?.[0]).toMatchObject({
        label: 'About Quartermile',
        command: { do: 'dialog', dialog: 'about' },
      });
      expect(all(menus).filter(({ id }) => id === 'about' || id === 'settings')).toHaveLength(2);
    },
  );

  test('of a locked app only locks, opens windows, edits text, zooms and quits', () => {
    const entries = all(menuModel({ ...situation, isLocked: true }));
    const enabled = entries.filter(({ command, enabled: isOn = true }) => command && isOn);
    expect(enabled.map(({ id }) => id)).toEqual(['new-window', 'lock']);
    expect(all(menuModel(situation)).every(({ enabled: isOn = true }) => isOn)).toBe(true);
  });
});
