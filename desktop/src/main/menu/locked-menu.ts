import type { MenuCommand, MenuEntry } from './menu-entry.js';

/** Menu commands available while locked; a new window is locked as well. */
const ALLOWED: ReadonlySet<MenuCommand['do']> = new Set(['lock', 'new-window']);

/** Whether a menu command is available while locked. */
export function isAllowedLocked(command: MenuCommand): boolean {
  return ALLOWED.has(command.do);
}

/** Disables the menu items that reach the dashboard or a site. */
export function disableLocked(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.map((entry) => {
    if (entry.entries) return { ...entry, entries: disableLocked(entry.entries) };
    return entry.command && !isAllowedLocked(entry.command) ? { ...entry, enabled: false } : entry;
  });
}
