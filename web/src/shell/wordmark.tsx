import classes from './wordmark.module.css';

/** The start tree with its last lamp on go, beside the site's name. */
export function Wordmark({ name }: { readonly name: string }) {
  return (
    <span className={classes.root}>
      <svg viewBox="0 0 18 34" className={classes.tree} aria-hidden="true">
        <rect className={classes.post} x="1" y="0.5" width="16" height="33" rx="5" />
        <circle className={classes.amber} cx="9" cy="7.5" r="3.6" />
        <circle className={classes.amber} cx="9" cy="17" r="3.6" />
        <circle className={classes.green} cx="9" cy="26.5" r="3.6" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
