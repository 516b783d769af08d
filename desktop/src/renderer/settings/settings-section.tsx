import { Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { AppState } from '../../shared/app-state.js';
import type { SettingsChange } from '../../shared/settings.js';

/** Props of a settings section. */
export interface SettingsSectionProps {
  readonly state: AppState;
  onChange(change: SettingsChange): void;
}

export interface SectionFrameProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A settings section with its heading. */
export function SectionFrame({ heading, children }: SectionFrameProps) {
  const headingId = useId();
  return (
    <Stack component="section" gap="md" aria-labelledby={headingId}>
      <Title order={3} size="h5" id={headingId}>
        {heading}
      </Title>
      {children}
    </Stack>
  );
}
