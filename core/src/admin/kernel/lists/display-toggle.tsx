import { ActionIcon } from '@mantine/core';
import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import { listMessages } from './list-messages.js';
import type { Display } from './use-display.js';

const text = listMessages;
const choices = [
  { display: 'grid', label: text.grid, icon: IconLayoutGrid },
  { display: 'list', label: text.list, icon: IconLayoutList },
] as const;

export interface DisplayToggleProps {
  readonly display: Display;
  onChange(display: Display): void;
}

/** Switches between grid and list. */
export function DisplayToggle({ display, onChange }: DisplayToggleProps) {
  return (
    <ActionIcon.Group role="group" aria-label={text.display}>
      {choices.map(({ display: choice, label, icon: Sign }) => (
        <ActionIcon
          key={choice}
          size={44}
          variant={choice === display ? 'light' : 'default'}
          color={choice === display ? 'amber' : 'gray'}
          aria-label={label}
          aria-pressed={choice === display}
          onClick={() => onChange(choice)}
        >
          <Sign size={20} aria-hidden="true" />
        </ActionIcon>
      ))}
    </ActionIcon.Group>
  );
}
