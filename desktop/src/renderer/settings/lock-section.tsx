import { desktopMessages } from '@quartermile/core/domain';
import { SettingSwitch } from './setting-switch.js';
import { SectionFrame, type SettingsSectionProps } from './settings-section.js';

const text = desktopMessages.lock;

/** Setting: lock together with the computer. */
export function LockSection({ state: { settings }, onChange }: SettingsSectionProps) {
  return (
    <SectionFrame heading={text.heading}>
      <SettingSwitch
        label={text.withScreen}
        description={text.withScreenNote}
        isOn={settings.locksWithScreen}
        onChange={(locksWithScreen) => onChange({ locksWithScreen })}
      />
    </SectionFrame>
  );
}
