import { Anchor, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { AppState } from '../../shared/app-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { desktopMessages } from '../../shared/messages/messages.js';
import { UpdatesSection } from '../settings/updates-section.js';
import { appIcon } from '../site/site-icon.js';
import { LicenceList } from './licence-list.js';
import { ReportButtons } from './report-buttons.js';

const text = desktopMessages.about;
/** Wide enough for licence texts with 80 characters per line. */
const WIDTH_PX = 700;

export interface AboutDialogProps {
  readonly bridge: Pick<DesktopBridge, 'runCommand'>;
  readonly state: AppState;
  readonly isOpen: boolean;
  onClose(): void;
}

/** About dialog: version, updates, third-party licences and diagnostics. */
export function AboutDialog({ bridge, state, isOpen, onClose }: AboutDialogProps) {
  const [showsLicences, setShowsLicences] = useState(false);
  /** Whether the list was closed, so that the focus returns to its button. */
  const [isBack, setIsBack] = useState(false);
  const close = (): void => {
    setShowsLicences(false);
    setIsBack(false);
    onClose();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={showsLicences ? text.licences : text.title}
      size={WIDTH_PX}
      centered
    >
      {showsLicences ? (
        <LicenceList
          onBack={() => {
            setShowsLicences(false);
            setIsBack(true);
          }}
        />
      ) : (
        <Stack gap="lg">
          <Facts app={state.app} isBack={isBack} onShowLicences={() => setShowsLicences(true)} />
          <UpdatesSection bridge={bridge} state={state} />
          <ReportButtons bridge={bridge} />
        </Stack>
      )}
    </Modal>
  );
}

interface FactsProps {
  readonly app: AppState['app'];
  readonly isBack: boolean;
  onShowLicences(): void;
}

function Facts({ app, isBack, onShowLicences }: FactsProps) {
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) opener.current?.focus();
  }, [isBack]);
  const { version, electron, chrome, node, homepage, build } = app;
  return (
    <Group align="flex-start" wrap="nowrap" gap="lg">
      <img src={appIcon} alt="" width={72} height={72} />
      <Stack gap={4}>
        <Title order={2} size="h3">
          Quartermile
        </Title>
        <Text>{text.version(version)}</Text>
        {build && (
          <Text c="dimmed" size="sm">
            {text.built(build.commit, build.date)}
          </Text>
        )}
        <Text c="dimmed" size="sm">
          {text.engine(electron, chrome, node)}
        </Text>
        <Text size="sm">{text.licence}</Text>
        <Group gap="md">
          <Anchor size="sm" href={homepage} target="_blank" rel="noreferrer">
            {text.homepage}
          </Anchor>
          <Anchor ref={opener} size="sm" component="button" type="button" onClick={onShowLicences}>
            {text.licences}
          </Anchor>
        </Group>
      </Stack>
    </Group>
  );
}
