import classes from './elapsed-time.module.css';

export interface ElapsedTimeProps {
  /** Seconds as they were sent, such as "9.8"; null where a car has no time. */
  readonly seconds: string | null;
  /** `hero` for the one time that a screen is about. */
  readonly size?: 'sm' | 'md' | 'lg' | 'hero';
}

/** A time of the strip: large, in figures that stand under each other, always with its "s". */
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
