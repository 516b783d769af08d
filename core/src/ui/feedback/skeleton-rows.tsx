import { Skeleton, VisuallyHidden } from '@mantine/core';
import { messages } from '@quartermile/core/domain';
import classes from './skeleton-rows.module.css';

export interface SkeletonRowsProps {
  /** How many rows are expected. */
  readonly rows?: number;
  /** Height of one row, px: that of the row that will stand there, so that nothing moves. */
  readonly rowHeight?: number;
  /** What is said to those who cannot see it. */
  readonly label?: string;
}

/** Rows that hold the place of a list while it loads. */
export function SkeletonRows({ rows = 5, rowHeight = 88, label = messages.app.loading }: SkeletonRowsProps) {
  return (
    <div className={classes.rows} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={rowHeight} radius="lg" aria-hidden="true" />
      ))}
    </div>
  );
}
