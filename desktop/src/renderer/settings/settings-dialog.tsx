import { Alert, Modal, Stack, Switch, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { AppState } from '../../shared/app-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { desktopMessages } from '../../shared/messages/messages.js';
import type { Settings, SettingsChange } from '../../shared/settings.js';

const { settings: text, lock: lockText } = desktopMessages;
const { background: backgroundText, notifications: notificationsText } = text;

type SettingName = Exclude<keyof Settings, 'releaseChannel'>;

/** A setting with a switch. */
interface Setting {
  readonly name: SettingName;
  readonly label: string;
  /** One-line description. */
  readonly hint: string;
  /** Why it is not available on this system, shown instead of the description. */
  readonly unavailable?: string | false;
}

interface Section {
  readonly heading: string;
  readonly settings: readonly Setting[];
  readonly note?: string | false;
}

/** The sections in display order. */
const sectionsOf = ({ hasTray, loginStart }: AppState['background']): readonly Section[] => [
  {
    heading: backgroundText.heading,
    settings: [
      {
        name: 'closesToTray',
        label: backgroundText.closesToTray,
        hint: backgroundText.closesToTrayHint,
        unavailable: !hasTray && backgroundText.noTray,
      },
      {
        name: 'opensAtLogin',
        label: backgroundText.opensAtLogin,
        hint:
          loginStart === 'needs-approval' ? backgroundText.needsApproval : backgroundText.opensAtLoginHint,
        unavailable: loginStart === 'only-installed' && backgroundText.onlyInstalled,
      },
    ],
  },
  {
    heading: notificationsText.heading,
    settings: [
      {
        name: 'doNotDisturb',
        label: notificationsText.doNotDisturb,
        hint: notificationsText.doNotDisturbHint,
      },
    ],
    note: navigator.platform.startsWith('Mac') && notificationsText.unsigned,
  },
  {
    heading: lockText.heading,
    settings: [{ name: 'locksWithScreen', label: lockText.withScreen, hint: lockText.withScreenNote }],
  },
];

export interface SettingsDialogProps {
  readonly isOpen: boolean;
  readonly bridge: Pick<DesktopBridge, 'runCommand'>;
  readonly state: AppState;
  onClose(): void;
}

/** The settings dialog. Changes apply at once; a failed one shows its reason. */
export function SettingsDialog({ isOpen, bridge, state, onClose }: SettingsDialogProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const change = async (changed: SettingsChange): Promise<void> =>
    setFailure(await bridge.runCommand({ do: 'change-settings', change: changed }));
  const close = (): void => {
    setFailure(null);
    onClose();
  };
  return (
    <Modal opened={isOpen} onClose={close} title={text.title} size="lg" centered>
      <Stack gap="xl">
        {failure !== null && (
          <Alert color="red" title={text.failed}>
            {failure}
          </Alert>
        )}
        {sectionsOf(state.background).map(({ heading, settings, note }) => (
          <Stack key={heading} component="section" gap="md" aria-label={heading}>
            <Title order={3} size="h5">
              {heading}
            </Title>
            {settings.map(({ name, label, hint, unavailable = false }) => (
              <Switch
                key={name}
                label={label}
                description={unavailable === false ? hint : unavailable}
                disabled={unavailable !== false}
                checked={state.settings[name] && unavailable === false}
                onChange={({ currentTarget }) => void change({ [name]: currentTarget.checked })}
              />
            ))}
            {note && (
              <Text size="sm" c="dimmed">
                {note}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Modal>
  );
}
