import { Title } from '@mantine/core';
import { type Icon, IconSteeringWheel } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly detail?: string;
  readonly icon?: Icon;
  /** What to do about it: a button or a link. */
  readonly action?: ReactNode;
  /** Where its title stands among the headings of the page. */
  readonly order?: 1 | 2 | 3 | 4;
}

/** What stands where a list would be when there is nothing in it. */
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
