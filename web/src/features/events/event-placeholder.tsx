import { IconFlag } from '@tabler/icons-react';
import classes from './event-placeholder.module.css';

/** Placeholder for a missing picture. */
export function EventPlaceholder() {
  return (
    <div className={classes.root}>
      <IconFlag size={44} stroke={1.2} aria-hidden="true" />
    </div>
  );
}
