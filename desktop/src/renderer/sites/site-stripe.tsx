import type { SiteSummary } from '../../shared/site-summary.js';
import classes from './site-stripe.module.css';

/** A line in the site's colour along the upper edge of the window. */
export function SiteStripe({ colour }: Pick<SiteSummary, 'colour'>) {
  return <div className={classes.root} style={{ background: colour }} aria-hidden="true" />;
}
