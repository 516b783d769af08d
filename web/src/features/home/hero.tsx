import { Button } from '@mantine/core';
import { messages, pageRoutes, type SiteProfile } from '@quartermile/core/domain';
import { heroPicture } from '@quartermile/core/ui';
import { IconHeart, IconShoppingBag, IconStarFilled, IconTrophy } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './hero.module.css';
import { homeSections } from './home-sections.js';
import { ownPicture } from './own-picture.js';
import { supportLink } from './scroll-to-section.js';

/** Hero titles above this length, in characters, use smaller letters; above the second the smallest. */
const HERO_TITLE_LONG = 24;
const HERO_TITLE_LONGEST = 80;

const home = messages.home;

/** The full-screen opening, dark in both schemes. */
export function Hero({ profile }: { readonly profile: SiteProfile }) {
  const { hero, links, live, heroImage } = profile;
  return (
    <section id={homeSections.hero} tabIndex={-1} className={classes.root}>
      <img
        {...ownPicture(heroImage, heroPicture)}
        sizes="100vw"
        alt=""
        width={1200}
        height={630}
        className={classes.picture}
        fetchPriority="high"
      />
      <div className={classes.inner}>
        <div className={classes.pills}>
          {live && (
            <a href={links.channel} target="_blank" rel="noopener noreferrer" className={classes.live}>
              <span className={classes.lamp} aria-hidden="true" />
              {hero.live}
            </a>
          )}
          <span className={classes.premium}>
            <IconStarFilled size={14} aria-hidden="true" />
            {hero.premium}
          </span>
        </div>
        <h1 className={classes.title} data-length={titleLength(hero.title)}>
          {hero.title}
        </h1>
        {hero.intro && <p className={classes.intro}>{hero.intro}</p>}
        <Choices shop={links.shop} />
      </div>
    </section>
  );
}

/** Size class of a title that is too long for the largest font. */
function titleLength({ length }: string): 'long' | 'longest' | undefined {
  if (length > HERO_TITLE_LONGEST) return 'longest';
  return length > HERO_TITLE_LONG ? 'long' : undefined;
}

function Choices({ shop }: { readonly shop: string }) {
  return (
    <div className={classes.choices}>
      <Button
        component="a"
        href={shop}
        target="_blank"
        rel="noopener noreferrer"
        size="lg"
        className={classes.first}
        leftSection={<IconShoppingBag size={20} aria-hidden="true" />}
      >
        {home.shopNow}
      </Button>
      <Button
        component={Link}
        to={pageRoutes.leaderboard}
        size="lg"
        variant="default"
        className={classes.other}
        leftSection={<IconTrophy size={20} aria-hidden="true" />}
      >
        {home.leaderboard}
      </Button>
      <Button
        component="a"
        {...supportLink}
        size="lg"
        variant="default"
        className={classes.other}
        leftSection={<IconHeart size={20} aria-hidden="true" />}
      >
        {home.supportUs}
      </Button>
    </div>
  );
}
