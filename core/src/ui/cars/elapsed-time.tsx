import classes from './elapsed-time.module.css';

export interface ElapsedTimeProps {
  /** Seconds, unchanged, such as "9.8"; null without a time. */
  readonly seconds: string | null;
  /** `hero` for the main time of a screen. */
  readonly size?: 'sm' | 'md' | 'lg' | 'hero';
}

/** An elapsed time: large tabular figures, always with "s". */
export function ElapsedTime({ seconds, size = 'md' }: ElapsedTimeProps) {
  if (seconds === null || seconds === '') {
    return (
      <span className={classes.root} data-size={size} data-missing>
        –
      </span>
    );
  }
  return (
    <span className={classes.root} data-size={size}>
      {seconds}
      <span className={classes.unit}>s</span>
    </span>
  );
}
