import { Modal, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { desktopMessages } from '../../shared/messages/messages.js';
import { siteHost } from '../../shared/site-host.js';
import { hasUnsaved } from '../app/has-unsaved.js';
import { ConnectForm, type ConnectFormProps } from './connect-form.js';

const text = desktopMessages.site;

export interface ConnectDialogProps extends Omit<ConnectFormProps, 'onCancel'> {
  readonly isOpen: boolean;
  onClose(): void;
}

/** Connects to another site, from the menu or by a link. Says what becomes of the present one's data. */
export function ConnectDialog({ isOpen, onClose, ...form }: ConnectDialogProps) {
  const { offered } = form;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={offered === null ? text.anotherTitle : text.linkTitle}
      centered
    >
      <Stack gap="md">
        {offered !== null && <Text>{text.linkIntro(siteHost(offered))}</Text>}
        <Consequences {...form} />
        <ConnectForm {...form} onCancel={onClose} />
      </Stack>
    </Modal>
  );
}

function Consequences({ state: { site, waiting } }: Pick<ConnectFormProps, 'state'>) {
  // While the dialog closes, the app is connected to the other site.
  const [host] = useState(() => siteHost(site ?? ''));
  const [isLosingText, setLosingText] = useState(false);
  // Not while rendering: the dashboard's listeners run.
  useEffect(() => {
    const timer = setTimeout(() => setLosingText(hasUnsaved()));
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Text>{text.anotherIntro(host)}</Text>
      {waiting.length > 0 && <Text fw={600}>{text.waiting(waiting.length)}</Text>}
      {isLosingText && <Text fw={600}>{text.unsaved}</Text>}
    </>
  );
}
