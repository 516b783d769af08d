import type { ReactNode } from 'react';
import classes from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  /** Name of the summary for screen readers, where its text alone does not say what it opens. */
  readonly label?: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** What is shown on request, below its summary. */
export function Disclosure({ summary, label, open, children }: DisclosureProps) {
  return (
    <details className={classes.root} open={open}>
      <summary aria-label={label}>{summary}</summary>
      {children}
    </details>
  );
}
