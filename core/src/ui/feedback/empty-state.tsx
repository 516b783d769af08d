import { Title } from '@mantine/core';
import { type Icon, IconSteeringWheel } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './state.module.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly detail?: string;
  readonly icon?: Icon;
  /** A button or link. */
  readonly action?: ReactNode;
  /** Heading level of the title. */
  readonly order?: 1 | 2 | 3 | 4;
}

/** Placeholder for an empty list. */
export function EmptyState({
  title,
  detail,
  icon: Sign = IconSteeringWheel,
  action,
  order = 2,
}: EmptyStateProps) {
  return (
    <div className={classes.root}>
      <span className={classes.sign}>
        <Sign size={30} stroke={1.6} aria-hidden="true" />
      </span>
      <Title order={order} size="h3">
        {title}
      </Title>
      {detail && <p className={classes.detail}>{detail}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
