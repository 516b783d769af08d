import { IconFlag } from '@tabler/icons-react';
import classes from './event-placeholder.module.css';

/** Stands where an event has no picture. */
export function EventPlaceholder() {
  return (
    <div className={classes.root}>
      <IconFlag size={44} stroke={1.2} aria-hidden="true" />
    </div>
  );
}
