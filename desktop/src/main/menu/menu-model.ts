import { type AdminRole, CATEGORIES, desktopMessages } from '@quartermile/core/domain';
import { helpMenu, macAppMenu, settingsEntry } from './help-entries.js';
import { disableLocked } from './locked-menu.js';
import type { MenuEntry, MenuRole } from './menu-entry.js';
import { tabEntries } from './tab-entries.js';

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

const text = desktopMessages.menu;
const separator: MenuEntry = { isSeparator: true };

/** Builds the application menu. */
export function menuModel(situation: MenuSituation): readonly MenuEntry[] {
  const { isMac } = situation;
  const entries: readonly MenuEntry[] = [
    ...(isMac ? [macAppMenu] : []),
    {
      label: text.file,
      entries: [
        {
          id: 'new-window',
          label: text.newWindow,
          accelerator: 'CmdOrCtrl+N',
          command: { do: 'new-window' },
        },
        ...(isMac ? [] : [settingsEntry]),
        {
          id: 'lock',
          label: desktopMessages.lock.menu,
          accelerator: 'CmdOrCtrl+L',
          command: { do: 'lock' },
        },
        separator,
        { role: isMac ? 'close' : 'quit' },
      ],
    },
    { label: text.edit, entries: editEntries(situation) },
    { label: text.view, entries: viewEntries(situation) },
    { label: text.review, entries: reviewEntries(isMac) },
    ...siteMenu(situation),
    { role: 'windowMenu' },
    ...(isMac ? [] : [helpMenu]),
  ];
  return situation.isLocked ? disableLocked(entries) : entries;
}

function editEntries({ isMac, isSpellingOn }: MenuSituation): readonly MenuEntry[] {
  const clipboard: readonly MenuRole[] = [
    'cut',
    'copy',
    'paste',
    ...(isMac ? (['pasteAndMatchStyle'] as const) : []),
    'delete',
    'selectAll',
  ];
  return [
    { role: 'undo' },
    { role: 'redo' },
    separator,
    ...clipboard.map((role) => ({ role })),
    separator,
    {
      id: 'check-spelling',
      label: desktopMessages.spelling.check,
      isOn: isSpellingOn,
      command: { do: 'check-spelling' },
    },
  ];
}

function viewEntries({ isMac, role: ofAdmin }: MenuSituation): readonly MenuEntry[] {
  const zoom: readonly MenuRole[] = ['resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen'];
  return [...tabEntries(isMac, ofAdmin), separator, ...zoom.map((role) => ({ role }))];
}

function siteMenu({ site }: MenuSituation): readonly MenuEntry[] {
  const outside: MenuEntry = { id: 'open-outside', label: text.openSite, command: { do: 'open-outside' } };
  const connect: MenuEntry = {
    id: 'connect',
    label: text.otherSite,
    command: { do: 'dialog', dialog: 'connect' },
  };
  // Without a site the window shows the same form.
  return site === null ? [] : [{ label: text.site, entries: [outside, separator, connect] }];
}

/** Shortcuts of the review queue (design section 4). */
function reviewEntries(isMac: boolean): readonly MenuEntry[] {
  const entry = (id: string, label: string, key: string): MenuEntry => ({
    id,
    label,
    // macOS would not let plain letters reach text fields; elsewhere they are displayed but not registered.
    ...(!isMac && { accelerator: key === '?' ? 'Shift+/' : key.toUpperCase() }),
    command: { do: 'key', key },
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
    {
      id: 'review-approve-marked',
      label: text.approveMarked,
      ...(!isMac && { accelerator: 'Shift+A' }),
      command: { do: 'key', key: 'A', modifiers: ['shift'] },
    },
    entry('review-undo', text.undo, 'u'),
    separator,
    ...CATEGORIES.map((category, index) => entry(`review-category-${index + 1}`, category, `${index + 1}`)),
    separator,
    entry('search', text.search, '/'),
    {
      id: 'find',
      label: text.find,
      accelerator: 'CmdOrCtrl+K',
      command: { do: 'key', key: 'k', modifiers: [isMac ? 'meta' : 'control'] },
    },
    entry('review-keys', text.keys, '?'),
  ];
}
