import type { ReactNode } from 'react';
import classes from './form-beside-list.module.css';

export interface FormBesideListProps {
  readonly form: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/** A tab of a form and a list: side by side where there is room, else the form first. */
export function FormBesideList({ form, children }: FormBesideListProps) {
  return (
    <div className={classes.root}>
      <div className={classes.form}>{form}</div>
      <section className={classes.list}>{children}</section>
    </div>
  );
}
