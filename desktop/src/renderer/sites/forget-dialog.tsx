import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { desktopMessages } from '@quartermile/core/domain';
import { useState } from 'react';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { type SiteSummary, siteHost } from '../../shared/site-summary.js';

const text = desktopMessages.sites;

export interface ForgetDialogProps {
  readonly bridge: Pick<DesktopBridge, 'changeSites'>;
  readonly site: SiteSummary;
  /** Whether this window has unsaved input. */
  readonly isLosingText?: boolean;
  onClose(): void;
}

/** Confirms the removal of a site and lists what is deleted. Cancel has the focus. */
export function ForgetDialog({ bridge, site, isLosingText = false, onClose }: ForgetDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const forget = async (): Promise<void> => {
    setIsBusy(true);
    // Delayed decisions are sent first, as when the window closes; that takes one turn of the event loop.
    window.dispatchEvent(new Event('pagehide'));
    await new Promise((resolve) => setTimeout(resolve));
    await bridge.changeSites({ do: 'forget', origin: site.origin });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={text.forgetTitle(site.name)} centered>
      <Stack gap="md">
        <Text>{text.forgetDetail(siteHost(site.origin))}</Text>
        {site.waiting > 0 && <Text fw={600}>{text.forgetWaiting(site.waiting)}</Text>}
        {isLosingText && <Text fw={600}>{text.forgetUnsaved}</Text>}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {text.cancel}
          </Button>
          <Button color="red" loading={isBusy} onClick={() => void forget()}>
            {text.forgetConfirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
