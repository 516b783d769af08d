import { Button } from '@mantine/core';
import { messages, pageRoutes, type SiteProfile, type Video } from '@quartermile/core/domain';
import { heroPicture } from '@quartermile/core/ui';
import { IconHeart, IconShoppingBag, IconStarFilled, IconTrophy } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { GetClient } from '../../platform/browser-client.js';
import { useSettled } from '../../platform/use-settled.js';
import shared from '../../styles/shared.module.css';
import classes from './hero.module.css';
import { HeroStrip } from './hero-strip.js';
import { homeSections } from './home-sections.js';
import type { Leader } from './load-leader.js';
import { ownPicture } from './own-picture.js';
import { supportLink } from './scroll-to-section.js';
import { VideoLink } from './videos/video-link.js';

/** Hero titles above this length, in characters, use smaller letters; above the second the smallest. */
const HERO_TITLE_LONG = 24;
const HERO_TITLE_LONGEST = 80;

const home = messages.home;

export interface HeroProps {
  readonly profile: SiteProfile;
  /** Newest first; null when loading failed, undefined while loading. */
  readonly videos: readonly Video[] | null | undefined;
  /** Opens the player. */
  play(video: Video): void;
  readonly leader: Leader | Promise<Leader>;
  readonly getClient: GetClient;
}

/** The full-screen opening, dark in both schemes: who this is, the newest video, and the time to beat. */
export function Hero({ profile, videos, play, leader, getClient }: HeroProps) {
  const { hero, links, live, heroImage } = profile;
  const hasVideo = videos === undefined || Boolean(videos?.length);
  return (
    <section id={homeSections.hero} tabIndex={-1} className={classes.root}>
      {hasVideo && heroImage && (
        // Lazy, so that phones, which do not show it, do not load it.
        <img
          {...ownPicture(heroImage, heroPicture)}
          sizes="60vw"
          alt=""
          loading="lazy"
          className={classes.backdrop}
        />
      )}
      <div className={classes.inner}>
        <div className={`${shared.row} ${classes.pills}`}>
          {live && hero.live && (
            <a
              href={links.channel}
              target="_blank"
              rel="noopener noreferrer"
              className={`${shared.pill} ${classes.live}`}
            >
              <span className={classes.lamp} aria-hidden="true" />
              {hero.live}
            </a>
          )}
          {hero.premium && (
            <span className={`${shared.pill} ${classes.premium}`}>
              <IconStarFilled size={14} aria-hidden="true" />
              {hero.premium}
            </span>
          )}
        </div>
        <h1 className={classes.title} data-length={titleLength(hero.title)}>
          {hero.title}
        </h1>
        <div className={classes.stage}>
          {hasVideo ? (
            videos?.[0] && <Newest video={videos[0]} play={play} />
          ) : (
            <img
              {...ownPicture(heroImage, heroPicture)}
              sizes="(min-width: 62em) 39rem, calc(100vw - 2rem)"
              alt=""
              width={1200}
              height={630}
              className={classes.picture}
              fetchPriority="high"
            />
          )}
        </div>
        {hero.intro && <p className={`${shared.intro} ${classes.intro}`}>{hero.intro}</p>}
        <Choices shop={links.shop} />
      </div>
      <HeroStrip leader={useSettled(leader)} getClient={getClient} />
    </section>
  );
}

function Newest({ video, play }: { readonly video: Video } & Pick<HeroProps, 'play'>) {
  return (
    <VideoLink
      video={video}
      sizes="(min-width: 62em) 39rem, calc(100vw - 2rem)"
      eager
      onOpen={() => play(video)}
    />
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
        variant="default"
        className={classes.other}
        leftSection={<IconShoppingBag size={20} aria-hidden="true" />}
      >
        {home.shopNow}
      </Button>
      <Button
        component={Link}
        to={pageRoutes.leaderboard}
        size="lg"
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
