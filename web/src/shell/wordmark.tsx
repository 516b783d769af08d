import { MARK } from '@quartermile/core/domain';
import classes from './wordmark.module.css';

/** The logo with the site's name. */
export function Wordmark({ name }: { readonly name: string }) {
  return (
    <span className={classes.root}>
      <svg viewBox={`0 0 ${MARK.size} ${MARK.size}`} className={classes.mark} aria-hidden="true">
        <path d={MARK.letter} className={classes.letter} />
        <path d={MARK.quarter} className={classes.quarter} />
      </svg>
      <span className={classes.name}>{name}</span>
    </span>
  );
}
