import { Button, Group, Stack, Text } from '@mantine/core';
import { IconClipboardCopy, IconFolderOpen } from '@tabler/icons-react';
import { useState } from 'react';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { desktopMessages } from '../../shared/messages/messages.js';

const text = desktopMessages.about;

export interface ReportButtonsProps {
  readonly bridge: Pick<DesktopBridge, 'runCommand'>;
}

/** Buttons for bug reports: copy diagnostics, open the log folder. */
export function ReportButtons({ bridge }: ReportButtonsProps) {
  const [outcome, setOutcome] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    setOutcome(null);
    setOutcome((await bridge.runCommand({ do: 'copy-diagnostics' })) ?? text.copied);
  };
  const open = async (): Promise<void> => setOutcome(await bridge.runCommand({ do: 'open-logs' }));
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Button variant="default" leftSection={<IconClipboardCopy size={18} />} onClick={() => void copy()}>
          {text.copyDiagnostics}
        </Button>
        <Button variant="default" leftSection={<IconFolderOpen size={18} />} onClick={() => void open()}>
          {text.openLogs}
        </Button>
      </Group>
      <Text size="sm" role="status">
        {outcome}
      </Text>
    </Stack>
  );
}
