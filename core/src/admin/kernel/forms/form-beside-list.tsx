import type { ReactNode } from 'react';
import classes from './form-beside-list.module.css';

export interface FormBesideListProps {
  readonly form: ReactNode;
  readonly children: ReactNode;
}

/** Layout of a tab with a form and a list: side by side on wide screens, otherwise the form first. */
export function FormBesideList({ form, children }: FormBesideListProps) {
  return (
    <div className={classes.root}>
      <div className={classes.form}>{form}</div>
      <section className={classes.list}>{children}</section>
    </div>
  );
}
