import { Alert, Modal, Stack } from '@mantine/core';
import { desktopMessages } from '@quartermile/core/domain';
import { useState } from 'react';
import type { AppState } from '../../shared/app-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import type { SettingsChange } from '../../shared/settings.js';
import { BackgroundSection } from './background-section.js';
import { LockSection } from './lock-section.js';
import { NotificationsSection } from './notifications-section.js';

const text = desktopMessages.settings;

/** The sections in display order. */
const SECTIONS = {
  background: BackgroundSection,
  notifications: NotificationsSection,
  lock: LockSection,
} as const;

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
        {Object.entries(SECTIONS).map(([name, Section]) => (
          <Section key={name} state={state} onChange={(changed) => void change(changed)} />
        ))}
      </Stack>
    </Modal>
  );
}
