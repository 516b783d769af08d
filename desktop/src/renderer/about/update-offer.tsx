import { Anchor, Button, Text } from '@mantine/core';
import type { AppState } from '../../shared/app-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { desktopMessages } from '../../shared/messages/messages.js';
import { openAppDialog } from '../app/open-app-dialog.js';

const text = desktopMessages.updates;

export interface UpdateOfferProps {
  readonly bridge: Pick<DesktopBridge, 'runCommand'>;
  readonly state: Pick<AppState, 'app' | 'updates'>;
}

/** Offers the update when a site is newer than the app, or a download link when this build cannot update itself. */
export function UpdateOffer({ bridge, state: { app, updates } }: UpdateOfferProps) {
  const look = (): void => {
    void bridge.runCommand({ do: 'check-for-updates' });
    openAppDialog('about');
  };
  if (updates.status !== 'unavailable')
    return (
      <Button size="compact-sm" variant="default" onClick={look}>
        {text.check}
      </Button>
    );
  return (
    <Text size="sm" span>
      {text.elsewhere}{' '}
      <Anchor size="sm" href={app.homepage} target="_blank" rel="noreferrer">
        {app.homepage}
      </Anchor>
    </Text>
  );
}
