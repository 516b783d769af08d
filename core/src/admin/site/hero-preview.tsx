import { drawCar, HERO_DRAWING, messages, type SiteProfile } from '@quartermile/core/domain';
import { IconStarFilled } from '@tabler/icons-react';
import classes from './hero-preview.module.css';

const { home } = messages;
const drawn = `data:image/svg+xml,${encodeURIComponent(drawCar(HERO_DRAWING))}`;

export interface HeroPreviewProps {
  readonly hero: SiteProfile['hero'];
  readonly live: boolean;
  /** The creator's own picture; null shows the drawn one. */
  readonly picture: string | null;
}

/** The opening of the home page in small; its buttons only show what they look like. */
export function HeroPreview({ hero, live, picture }: HeroPreviewProps) {
  return (
    <div className={classes.root}>
      <img src={picture ?? drawn} alt="" className={classes.picture} />
      <div className={classes.inner}>
        <p className={classes.pills}>
          {live && (
            <span className={classes.live}>
              <span className={classes.lamp} aria-hidden="true" />
              {hero.live}
            </span>
          )}
          <span className={classes.premium}>
            <IconStarFilled size={10} aria-hidden="true" />
            {hero.premium}
          </span>
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
