import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { MouseEventHandler } from 'react';

export interface IconActionProps
  extends Pick<ActionIconProps, 'size' | 'color' | 'disabled' | 'className' | 'ml'> {
  readonly icon: Icon;
  /** Name of the action, for screen readers. */
  readonly label: string;
  onClick: MouseEventHandler<HTMLButtonElement>;
}

/** A button of a row that shows an icon only. */
export function IconAction({ icon: Sign, label, size = 44, ...button }: IconActionProps) {
  return (
    <ActionIcon aria-label={label} size={size} {...button}>
      <Sign size={20} aria-hidden="true" />
    </ActionIcon>
  );
}
