import { fitLogo, MARK, type SiteProfile, siteLogos } from '@quartermile/core/domain';
import classes from './wordmark.module.css';

/** Space for a logo, px, like that of mark and name. */
const LOGO_BOX = { width: 208, height: 32 };

export interface WordmarkProps {
  readonly site: Pick<SiteProfile, 'siteName' | 'logo' | 'logoLight'>;
}

/** The site's logo for the colour scheme of the page, or the drawn mark with the site's name. */
export function Wordmark({ site }: WordmarkProps) {
  const logos = siteLogos(site);
  if (logos) return <Logos {...logos} name={site.siteName} />;
  return (
    <span className={classes.root}>
      <svg viewBox={`0 0 ${MARK.size} ${MARK.size}`} className={classes.mark} aria-hidden="true">
        <path d={MARK.letter} className={classes.letter} />
        <path d={MARK.quarter} className={classes.quarter} />
      </svg>
      <span className={classes.name}>{site.siteName}</span>
    </span>
  );
}

interface LogosProps {
  readonly dark: string;
  readonly light: string;
  readonly name: string;
}

function Logos({ dark, light, name }: LogosProps) {
  const both = [
    [dark, `${classes.onDark}`],
    [light, `${classes.onLight}`],
  ] as const;
  const shown = dark === light ? ([[dark, '']] as const) : both;
  // Lazy, so that only that of the scheme is loaded.
  return shown.map(([path, ground]) => (
    <img
      key={ground}
      {...fitLogo(path, LOGO_BOX)}
      alt={name}
      loading={ground ? 'lazy' : 'eager'}
      className={`${classes.logo} ${ground}`}
    />
  ));
}
