import { adminMessages, CATEGORIES, desktopMessages } from '@quartermile/core/domain';
import type { MenuEntry, MenuRole } from './menu-entry.js';

/** What the menu depends on. */
export interface MenuSituation {
  readonly isMac: boolean;
  /** Origins of the sites that are kept, and of the open one. */
  readonly sites: readonly string[];
  readonly site: string | null;
  /** Whether fields are checked for their spelling. */
  readonly isSpellingOn: boolean;
}

const text = desktopMessages.menu;
const separator: MenuEntry = { isSeparator: true };

/** Ctrl or Cmd and a digit opens one of the first nine tabs. */
const TABS_WITH_KEYS = 9;

/** The whole menu. */
export function menuModel(situation: MenuSituation): readonly MenuEntry[] {
  const { isMac } = situation;
  return [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    {
      label: text.file,
      entries: [
        {
          id: 'new-window',
          label: text.newWindow,
          accelerator: 'CmdOrCtrl+N',
          command: { do: 'new-window' },
        },
        separator,
        { role: isMac ? 'close' : 'quit' },
      ],
    },
    { label: text.edit, entries: editEntries(situation) },
    { label: text.view, entries: viewEntries() },
    { label: text.review, entries: reviewEntries(isMac) },
    { label: text.site, entries: siteEntries(situation) },
    { role: 'windowMenu' },
  ];
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

function viewEntries(): readonly MenuEntry[] {
  const { more: _, ...labels } = adminMessages.tabs;
  const tabs = Object.entries(labels).map(
    ([name, label], index): MenuEntry => ({
      id: `tab-${toTabId(name)}`,
      label,
      ...(index < TABS_WITH_KEYS && { accelerator: `CmdOrCtrl+${index + 1}` }),
      command: { do: 'tab', tab: toTabId(name) },
    }),
  );
  const zoom: readonly MenuRole[] = ['resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen'];
  return [...tabs, separator, ...zoom.map((role) => ({ role }))];
}

/** `worldFacts` as the dashboard names that tab: `world-facts`. */
function toTabId(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The keys of the moderation queue (design section 4). */
function reviewEntries(isMac: boolean): readonly MenuEntry[] {
  const entry = (id: string, label: string, key: string): MenuEntry => ({
    id,
    label,
    // A Mac would take plain letters away from text fields; elsewhere they are shown and not taken.
    ...(!isMac && { accelerator: key === '?' ? 'Shift+/' : key.toUpperCase() }),
    command: { do: 'key', key },
  });
  return [
    entry('review-next', text.next, 'j'),
    entry('review-previous', text.previous, 'k'),
    entry('review-approve', text.approve, 'a'),
    entry('review-reject', text.reject, 'r'),
    entry('review-details', text.details, 'e'),
    entry('review-mark', text.mark, 'x'),
    entry('review-undo', text.undo, 'u'),
    separator,
    ...CATEGORIES.map((category, index) => entry(`review-category-${index + 1}`, category, `${index + 1}`)),
    separator,
    entry('search', text.search, '/'),
    entry('review-keys', text.keys, '?'),
  ];
}

function siteEntries({ sites, site }: MenuSituation): readonly MenuEntry[] {
  const kept = sites.map(
    (origin): MenuEntry => ({
      id: `site-${origin}`,
      label: origin,
      isChosen: origin === site,
      command: { do: 'site', origin },
    }),
  );
  const outside: MenuEntry = { id: 'open-outside', label: text.openSite, command: { do: 'open-outside' } };
  return [
    ...kept,
    ...(kept.length > 0 ? [separator] : []),
    { id: 'choose-site', label: text.otherSite, command: { do: 'choose-site' } },
    ...(site === null ? [] : [outside]),
  ];
}
