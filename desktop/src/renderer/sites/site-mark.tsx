import { type SiteSummary, siteHost, siteInitial } from '../../shared/site-summary.js';
import classes from './site-mark.module.css';

export interface SiteMarkProps {
  readonly site: Pick<SiteSummary, 'origin' | 'name' | 'colour'>;
}

/** A site's badge: colour with initial, name, and host where it differs. */
export function SiteMark({ site: { origin, name, colour } }: SiteMarkProps) {
  const host = siteHost(origin);
  return (
    <span className={classes.root}>
      <span className={classes.initial} style={{ background: colour }} aria-hidden="true">
        {siteInitial(name)}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {name !== host && <span className={classes.host}>{host}</span>}
      </span>
    </span>
  );
}
