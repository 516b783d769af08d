import { UnstyledButton } from '@mantine/core';
import { formatCount } from '@quartermile/core/domain';
import type { Icon } from '@tabler/icons-react';
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
      className={classes.root}
      style={{ animationDelay: `${index * TILE_STAGGER_MS}ms` }}
      onClick={onOpen}
    >
      <Sign size={22} stroke={1.7} className={classes.sign} aria-hidden="true" />
      <span className={classes.value}>{value === null ? '–' : formatCount(value)}</span>
      <span className={classes.label}>{label}</span>
      {problem && <span className={classes.problem}>{problem}</span>}
    </UnstyledButton>
  );
}
