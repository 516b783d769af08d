import classes from './status-pill.module.css';

export interface StatusPillProps {
  readonly label: string;
  /** Colour of the pill: green, amber or red; grey by default. */
  readonly tone?: 'good' | 'open' | 'bad' | undefined;
}

/** The status of a row as a coloured label. */
export function StatusPill({ label, tone }: StatusPillProps) {
  return (
    <span className={classes.root} data-tone={tone}>
      {label}
    </span>
  );
}
