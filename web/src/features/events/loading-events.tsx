import { Loader } from '@mantine/core';
import classes from './loading-events.module.css';

/** Placeholder while events load. */
export function LoadingEvents({ text }: { readonly text: string }) {
  return (
    <div className={classes.root} role="status">
      <Loader aria-hidden="true" />
      {text}
    </div>
  );
}
