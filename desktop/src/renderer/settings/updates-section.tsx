import { Button, Group, Progress, Radio, Stack, Text, Title } from '@mantine/core';
import type { AppState } from '../../shared/app-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { desktopMessages } from '../../shared/messages/messages.js';
import { RELEASE_CHANNELS, type Settings } from '../../shared/settings.js';
import type { UpdatesState } from '../../shared/updates-state.js';
import classes from './updates-section.module.css';

const text = desktopMessages.updates;

export interface UpdatesSectionProps {
  readonly bridge: Pick<DesktopBridge, 'runCommand'>;
  readonly state: Pick<AppState, 'app' | 'settings' | 'updates'>;
}

/** Update state, buttons to check and restart, and the release channel. */
export function UpdatesSection({ bridge, state: { app, settings, updates } }: UpdatesSectionProps) {
  const { status } = updates;
  const isBusy = status === 'checking' || status === 'downloading';
  return (
    <Stack gap="xs" component="section">
      <Title order={3} size="h5">
        {text.title}
      </Title>
      <Text size="sm" role="status">
        {describeUpdates(updates, app.homepage)}
      </Text>
      {status === 'downloading' && <Progress value={updates.percent} aria-label={text.progress} />}
      {status !== 'unavailable' && (
        <>
          <Group gap="sm">
            {status === 'ready' && (
              <Button onClick={() => void bridge.runCommand({ do: 'restart-to-update' })}>
                {text.restart}
              </Button>
            )}
            <Button
              variant="default"
              loading={isBusy}
              onClick={() => void bridge.runCommand({ do: 'check-for-updates' })}
            >
              {text.check}
            </Button>
          </Group>
          <Channel bridge={bridge} channel={settings.releaseChannel} />
        </>
      )}
    </Stack>
  );
}

interface ChannelProps {
  readonly bridge: Pick<DesktopBridge, 'runCommand'>;
  readonly channel: Settings['releaseChannel'];
}

function Channel({ bridge, channel }: ChannelProps) {
  return (
    <Radio.Group
      label={text.channel}
      description={text.channelNote}
      inputWrapperOrder={['label', 'input', 'description']}
      value={channel}
      onChange={(picked) => {
        const releaseChannel = RELEASE_CHANNELS.find((one) => one === picked);
        void bridge.runCommand({ do: 'change-settings', change: { releaseChannel } });
      }}
    >
      <Group gap="lg" my="xs">
        {RELEASE_CHANNELS.map((one) => (
          <Radio key={one} value={one} label={text.channels[one]} classNames={{ radio: classes.radio }} />
        ))}
      </Group>
    </Radio.Group>
  );
}

/** The state as a sentence. */
function describeUpdates(updates: UpdatesState, homepage: string): string {
  switch (updates.status) {
    case 'downloading':
      return text.states.downloading(updates.version, updates.percent);
    case 'ready':
      return text.states.ready(updates.version);
    case 'failed':
      return text.failures[updates.reason];
    case 'unavailable':
      return text.states.unavailable(homepage);
    default:
      return text.states[updates.status];
  }
}
