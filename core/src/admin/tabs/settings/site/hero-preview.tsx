import { messages, type SiteProfile } from '@quartermile/core/domain';
import { heroPicture } from '@quartermile/core/ui';
import { IconStarFilled } from '@tabler/icons-react';
import classes from './hero-preview.module.css';

const { home } = messages;

export interface HeroPreviewProps {
  readonly hero: SiteProfile['hero'];
  readonly live: boolean;
  /** The creator's picture; null for the default drawing. */
  readonly picture: string | null;
}

/** Small preview of the home page hero. Its buttons are not interactive. */
export function HeroPreview({ hero, live, picture }: HeroPreviewProps) {
  return (
    <div className={classes.root}>
      <img src={picture ?? heroPicture} alt="" className={classes.picture} />
      <div className={classes.inner}>
        <p className={classes.pills}>
          {live && hero.live && (
            <span className={classes.live}>
              <span className={classes.lamp} aria-hidden="true" />
              {hero.live}
            </span>
          )}
          {hero.premium && (
            <span className={classes.premium}>
              <IconStarFilled size={10} aria-hidden="true" />
              {hero.premium}
            </span>
          )}
        </p>
        <p className={classes.title}>{hero.title}</p>
        {hero.intro && <p className={classes.intro}>{hero.intro}</p>}
        <p className={classes.choices}>
          <span className={classes.first}>{home.shopNow}</span>
          <span>{home.leaderboard}</span>
          <span>{home.supportUs}</span>
        </p>
      </div>
    </div>
  );
}
