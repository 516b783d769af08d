import { Skeleton, VisuallyHidden } from '@mantine/core';
import { messages } from '@quartermile/core/domain';
import classes from './skeleton-rows.module.css';

export interface SkeletonRowsProps {
  /** Expected number of rows. */
  readonly rows?: number;
  /** Height of a row, px: that of the final row, to avoid layout shifts. */
  readonly rowHeight?: number;
  /** Text for screen readers. */
  readonly label?: string;
}

/** Placeholder rows while a list loads. */
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
