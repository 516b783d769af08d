import { desktopMessages } from '@quartermile/core/domain';
import { SettingSwitch } from './setting-switch.js';
import { SectionFrame, type SettingsSectionProps } from './settings-section.js';

const text = desktopMessages.settings.notifications;

/** Setting: notifications about new submissions. */
export function NotificationsSection({ state: { settings }, onChange }: SettingsSectionProps) {
  return (
    <SectionFrame heading={text.heading}>
      <SettingSwitch
        label={text.doNotDisturb}
        description={text.doNotDisturbHint}
        isOn={settings.doNotDisturb}
        onChange={(doNotDisturb) => onChange({ doNotDisturb })}
      />
    </SectionFrame>
  );
}
