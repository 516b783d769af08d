import classes from './start-tree.module.css';

export interface StartTreeProps {
  /** Which amber lamps are lit, from the top. */
  readonly lit: readonly boolean[];
  /** Whether the green lamp is on. */
  readonly go: boolean;
}

/** The start tree beside the button: a lamp for each part that is done, green when all of it may go. */
export function StartTree({ lit, go }: StartTreeProps) {
  return (
    <div className={classes.root} aria-hidden="true">
      {lit.map((on, lamp) => (
        <span key={lamp} className={classes.lamp} data-on={on || undefined} />
      ))}
      <span className={classes.lamp} data-colour="green" data-on={go || undefined} />
    </div>
  );
}
