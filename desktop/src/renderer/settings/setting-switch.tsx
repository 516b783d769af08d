import { Switch } from '@mantine/core';

export interface SettingSwitchProps {
  readonly label: string;
  /** One-line description. */
  readonly description: string;
  /** Why it is disabled on this system, shown instead of the description; null when enabled. */
  readonly unavailable?: string | null;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}

/** A setting with a switch. An unavailable one stays visible with the reason. */
export function SettingSwitch({
  label,
  description,
  unavailable = null,
  isOn,
  onChange,
}: SettingSwitchProps) {
  return (
    <Switch
      label={label}
      description={unavailable ?? description}
      disabled={unavailable !== null}
      checked={isOn && unavailable === null}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
