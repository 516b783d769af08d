import { Group, Text, UnstyledButton } from '@mantine/core';
import { formatCount } from '@quartermile/core/domain';
import type { Icon } from '@tabler/icons-react';
import list from '../../kernel/lists/item.module.css';
import classes from './stat-tile.module.css';

/** Delay between the entrance animations of the dashboard's tiles. */
const TILE_STAGGER_MS = 100;

export interface StatTileProps {
  readonly label: string;
  readonly icon: Icon;
  /** null while loading. */
  readonly value: number | null;
  /** Why the value may be wrong. */
  readonly problem?: string | undefined;
  /** Index of the tile from 0. It delays the entrance animation by 0.1 s per tile. */
  readonly index: number;
  onOpen(): void;
}

/** A number with its label, linked to the related tab. */
export function StatTile({ label, icon: Sign, value, problem, index, onOpen }: StatTileProps) {
  return (
    <UnstyledButton
      className={`${list.card} ${classes.root}`}
      style={{ animationDelay: `${index * TILE_STAGGER_MS}ms` }}
      onClick={onOpen}
    >
      <Group component="span" justify="space-between" wrap="nowrap" c="var(--qm-accent-text)">
        <Text span ff="heading" fz="2rem" fw={700} lh={1.1} c="var(--qm-text)">
          {value === null ? '–' : formatCount(value)}
        </Text>
        <Sign size={22} stroke={1.7} aria-hidden="true" />
      </Group>
      <Text component="span" display="block" size="sm" c="dimmed">
        {label}
      </Text>
      {problem && (
        <Text component="span" display="block" size="sm" c="red">
          {problem}
        </Text>
      )}
    </UnstyledButton>
  );
}
