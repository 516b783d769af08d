import { desktopMessages } from '../../shared/messages/messages.js';
import type { SettingsChange } from '../../shared/settings.js';
import type { LoginStart } from '../background/login-start.js';
import type { SettingsStore } from './settings-store.js';

const text = desktopMessages.settings;

/** Dependencies of {@link applySettings}. */
export interface SettingsTargets {
  readonly settings: SettingsStore;
  readonly loginStart: Pick<LoginStart, 'isOn' | 'set'>;
}

/** Changes settings, first in the system where it stores them. Resolves to an error message, or null on success. */
export async function applySettings(
  change: SettingsChange,
  { settings, loginStart }: SettingsTargets,
): Promise<string | null> {
  const { opensAtLogin } = change;
  try {
    if (opensAtLogin !== undefined) await loginStart.set(opensAtLogin);
  } catch (error) {
    return text.loginStartFailed(error instanceof Error ? error.message : String(error));
  }
  const isWritten = await settings.change(change);
  return isWritten ? null : text.notWritten;
}

/** Loads the settings, and the state of the login item from the system. */
export async function loadSettings({ settings, loginStart }: SettingsTargets): Promise<void> {
  await settings.load();
  const opensAtLogin = await loginStart.isOn();
  if (opensAtLogin !== settings.current.opensAtLogin) await settings.change({ opensAtLogin });
}
