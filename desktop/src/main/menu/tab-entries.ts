import { ADMIN_TABS, type AdminRole, adminTabShortcut, isTabOf } from '@quartermile/core/domain';
import type { MenuEntry } from './menu-entry.js';

/**
 * The dashboard tabs of a role with Alt and a digit. macOS uses Cmd+Option, because Option types characters; elsewhere Ctrl is left
 * out, because Ctrl+Alt is AltGr on Windows and types characters too.
 */
export function tabEntries(isMac: boolean, role: AdminRole | undefined): readonly MenuEntry[] {
  const modifiers = isMac ? 'CmdOrCtrl+Alt' : 'Alt';
  return ADMIN_TABS.filter(({ id }) => isTabOf(id, role)).map(({ id, label }) => {
    const digit = adminTabShortcut(id);
    return {
      id: `tab-${id}`,
      label,
      ...(digit !== null && { accelerator: `${modifiers}+${digit}` }),
      command: { do: 'tab', tab: id },
    };
  });
}
