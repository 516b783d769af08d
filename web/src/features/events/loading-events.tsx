import { Loader } from '@mantine/core';
import classes from './loading-events.module.css';

/** Stands where events will be while they load. */
export function LoadingEvents({ text }: { readonly text: string }) {
  return (
    <div className={classes.root} role="status">
      <Loader aria-hidden="true" />
      {text}
    </div>
  );
}
