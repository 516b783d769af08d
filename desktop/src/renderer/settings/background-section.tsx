import { desktopMessages } from '@quartermile/core/domain';
import type { BackgroundState } from '../../shared/app-state.js';
import { SettingSwitch } from './setting-switch.js';
import { SectionFrame, type SettingsSectionProps } from './settings-section.js';

const text = desktopMessages.settings.background;

/** Settings for running without windows. */
export function BackgroundSection({ state: { settings, background }, onChange }: SettingsSectionProps) {
  return (
    <SectionFrame heading={text.heading}>
      <SettingSwitch
        label={text.closesToTray}
        description={text.closesToTrayHint}
        unavailable={background.hasTray ? null : text.noTray}
        isOn={settings.closesToTray}
        onChange={(closesToTray) => onChange({ closesToTray })}
      />
      <SettingSwitch
        label={text.opensAtLogin}
        description={loginHint(background)}
        unavailable={background.loginStart === 'only-installed' ? text.onlyInstalled : null}
        isOn={settings.opensAtLogin}
        onChange={(opensAtLogin) => onChange({ opensAtLogin })}
      />
    </SectionFrame>
  );
}

function loginHint({ loginStart }: BackgroundState): string {
  return loginStart === 'needs-approval' ? text.needsApproval : text.opensAtLoginHint;
}
